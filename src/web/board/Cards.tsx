/** The card elements. They are rendered in an order that never changes and placed by `Flights`, outside the renderer. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { cardName } from '../../cards/index.ts';
import { elementKey } from './arrange.ts';
import { backImage, faceImage, type Look } from './art.ts';
import type { Flights } from './flights.ts';
import type { Scene, SceneCard } from './scene.ts';

interface CardProps {
  readonly id: string;
  readonly card: SceneCard;
  readonly pileName: string;
  readonly look: Look;
  readonly held: boolean;
  readonly turned: boolean;
  readonly flights: Flights;
}

function Card({ id, card, pileName, look, held, turned, flights }: CardProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    flights.attach(id, element.current!);
    return () => flights.detach(id);
  }, [id, flights]);
  // A card that is turned up shows it once, when it appears.
  const turns = useRef(turned);
  return (
    <div
      ref={element}
      class={`card${turns.current ? ' turned' : ''}${card.fan === 'none' && card.index > 0 ? ' upon' : ''}`}
      // An attribute, since flights keep their classes on the element and a changed class would wipe them out.
      data-held={held}
      data-card={card.face === 0 ? '' : cardName(card.face, 'en')}
      data-at={pileName}
      data-index={card.index}
      style={{
        backgroundImage: card.face === 0 ? backImage(look.back) : faceImage(card.face, card.fan, look, card.low),
        '--i': card.index + card.pile,
      }}
    />
  );
}

interface Props {
  readonly scene: Scene;
  readonly game: number;
  readonly look: Look;
  readonly held: { readonly pile: number; readonly n: number } | undefined;
  readonly turned: ReadonlySet<string>;
  readonly flights: Flights;
}

export function Cards({ scene, game, look, held, turned, flights }: Props) {
  const cards = scene.piles
    .flatMap((pile) => pile.cards.map((card) => ({ card, pileName: pile.name, size: pile.cards.length })))
    .sort((a, b) => (a.card.key < b.card.key ? -1 : 1));
  return (
    <div class="cards" aria-hidden="true">
      {cards.map(({ card, pileName, size }) => (
        <Card
          key={elementKey(game, card.key)}
          id={elementKey(game, card.key)}
          card={card}
          pileName={pileName}
          look={look}
          held={held?.pile === card.pile && card.index >= size - held.n}
          turned={turned.has(card.key)}
          flights={flights}
        />
      ))}
    </div>
  );
}
