/** Where a rule comes from, behind it: paragraphs of a source, what everybody knows, our own reading marked as such. */
import { Fragment } from 'preact';
import { citedTexts } from '../../engine/cited.ts';
import type { GameDocument, RuleRef } from '../../engine/document.ts';
import { language } from '../settings.ts';
import { words } from '../text/more/index.ts';

interface Props {
  readonly source: RuleRef['source'];
  /** The game that the rule is one of: it knows what its sources are called. */
  readonly game: GameDocument;
}

export function Sources({ source, game }: Props) {
  const text = words.value;
  const all = [
    ...citedTexts(source, game).map((one) => ({ said: one[language.value], ours: false })),
    ...(source.includes('common') ? [{ said: text.common, ours: false }] : []),
    ...(source.includes('ours') ? [{ said: text.ours, ours: true }] : []),
  ];
  return (
    <span class="cites">
      {all.map(({ said, ours }, i) => (
        <Fragment key={said}>
          {/* Read aloud, one would run into the next; the eye has the room between them. */}
          {i > 0 && <span class="unseen">; </span>}
          <cite class={ours ? 'ours' : undefined}>{said}</cite>
        </Fragment>
      ))}
    </span>
  );
}
