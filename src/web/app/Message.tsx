/** The message below the table: why a move is refused, why a gap is dead, what has happened. It moves nothing. */
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { NO_CARD } from '../../engine/builtin.ts';
import { citedTexts } from '../../engine/cited.ts';
import type { RuleRef } from '../../engine/document.ts';
import type { TableState } from '../../play/table.ts';
import { advice, ask } from '../advice.ts';
import { wantedWords } from '../board/names.ts';
import { dealAnew, dealSearch } from '../dealing.ts';
import { whyAsked } from '../dismiss.ts';
import { goBack, notice, state } from '../game.ts';
import { learn } from '../learn.ts';
import { lineShown } from '../preview.ts';
import { language, words } from '../settings.ts';
import { later } from './later.tsx';
import { placeMessage } from './placeMessage.ts';
import { Away, Told } from './Told.tsx';

const Hint = later(async () => (await import('./Hint.tsx')).Hint);
const Details = later(async () => (await import('./Refused.tsx')).Details);
const WhyNot = later(async () => (await import('./Refused.tsx')).WhyNot);
const Dealing = later(async () => (await import('./Dealing.tsx')).Dealing);

/** The pile that the pointer or the focus rests on. */
export const resting = signal<number | undefined>(undefined);

/** Where a rule comes from: paragraphs of a source, or our reading. */
function Sources({ source }: { readonly source: RuleRef['source'] }) {
  const text = words.value;
  const cited = citedTexts(source, state.value!.document).map((one) => one[language.value]);
  const others = source.flatMap((one) => (one === 'ours' ? text.ours : one === 'common' ? text.common : []));
  return (
    <small class="source" title={text.sourceLabel}>
      {[...cited, ...others].join('; ')}
    </small>
  );
}

function Rule({ rule }: { readonly rule: RuleRef }) {
  return (
    <>
      <span class="why">{rule.text[language.value]}</span> <Sources source={rule.source} />
    </>
  );
}

/** The rule to tell about: of the last refusal, or of the dead gap that the pointer or the focus rests on. */
function ruleToTell({ refusal, view, rules }: TableState, pile: number | undefined): RuleRef | undefined {
  if (refusal) return refusal.rule;
  const closed = pile === undefined ? 0 : (view.piles[pile]?.closed ?? 0);
  return closed === 0 ? undefined : rules[closed];
}

function Content({ now }: { readonly now: TableState }) {
  const lang = language.value;
  const text = words.value;
  const { refusal } = now;
  const rule = ruleToTell(now, resting.value);
  const nothingThere = refusal?.rule === now.rules[NO_CARD];
  const wanted = refusal && nothingThere ? wantedWords(now.wants[refusal.pile] ?? [], lang) : undefined;
  if (wanted || rule)
    return (
      <Told
        kind={refusal && whyAsked.value === refusal ? 'asked' : undefined}
        buttons={
          refusal && (
            <>
              {!nothingThere && <WhyNot refusal={refusal} />}
              <Away />
            </>
          )
        }
      >
        {wanted ? <span class="why">{text.waitsFor(wanted)}</span> : <Rule rule={rule!} />}
        {refusal && whyAsked.value === refusal && <Details now={now} refusal={refusal} />}
      </Told>
    );
  if (dealSearch.value) return <Dealing />;
  const wish = advice.value?.wish;
  if (wish && (!now.view.won || wish === 'loss')) return <Hint />;
  if (now.view.over)
    return (
      <Told
        buttons={
          <>
            {/* In this order: a new deal never lies next to undo, which is in the bar. */}
            <button type="button" data-do="new-deal" onClick={() => dealAnew()}>
              {text.newDeal}
            </button>
            <button type="button" data-do="seek-loss" onClick={() => ask('loss')}>
              {text.seekLoss}
            </button>
          </>
        }
      >
        <span class="why">{text.overLong}</span>
      </Told>
    );
  const told = notice.value;
  if (!told) return null;
  return (
    <Told
      kind={told.offers === 'back' ? 'news' : undefined}
      buttons={
        <>
          {told.offers === 'back' && (
            <button type="button" onClick={goBack}>
              {text.back}
            </button>
          )}
          {told.offers === 'lesson' && (
            <button type="button" data-do="learn" onClick={learn}>
              {text.tutorial}
            </button>
          )}
          <Away />
        </>
      }
    >
      <span class="why">{told.text(text, lang)}</span>
    </Told>
  );
}

export function Message() {
  const now = state.value!;
  const element = useRef<HTMLDivElement>(null);
  // What is refused twice in a row is told by another element, to be heard twice.
  const refused = useRef({ refusal: now.refusal, n: 0 });
  if (now.refusal && now.refusal !== refused.current.refusal)
    refused.current = { refusal: now.refusal, n: refused.current.n + 1 };
  // Its text comes and changes by itself; the table's cards change with the state, their size with the window's.
  const place = (): void => void (element.current && placeMessage(element.current));
  const placeLater = (): void => void requestAnimationFrame(() => requestAnimationFrame(place));
  useLayoutEffect(() => {
    const message = element.current!;
    const observer = new MutationObserver(place);
    observer.observe(message, { childList: true, characterData: true, subtree: true });
    // What was told before the table came, or came back from words, has to find its place among the cards.
    const tables = new MutationObserver(placeLater);
    tables.observe(document.querySelector('.felt')!, { childList: true });
    addEventListener('resize', placeLater);
    return () => {
      observer.disconnect();
      tables.disconnect();
      removeEventListener('resize', placeLater);
    };
  }, []);
  useLayoutEffect(place, [now]);
  return (
    <div ref={element} class={now.refusal ? 'message refusal' : 'message'} role="status">
      {!lineShown.value && <Content key={refused.current.n} now={now} />}
    </div>
  );
}
