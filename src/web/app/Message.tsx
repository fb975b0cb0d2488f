/** The message over the table's lower edge: why a move is refused, why a gap is dead, what has happened. It moves nothing. */
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { NO_CARD } from '../../engine/builtin.ts';
import type { RuleRef } from '../../engine/document.ts';
import type { TableState } from '../../play/table.ts';
import { advice, ask } from '../advice.ts';
import { wantedWords } from '../board/names.ts';
import { dealAnew, dealSearch } from '../dealing.ts';
import { goBack, notice, state } from '../game.ts';
import { lineShown } from '../preview.ts';
import { language, words } from '../settings.ts';
import { undo } from '../undoing.ts';
import { later } from './later.tsx';

const Hint = later(async () => (await import('./Hint.tsx')).Hint);
const Refused = later(async () => (await import('./Refused.tsx')).Refused);
const Dealing = later(async () => (await import('./Dealing.tsx')).Dealing);

/** The pile that the pointer or the focus rests on. */
export const resting = signal<number | undefined>(undefined);

/** Where a rule comes from: paragraphs of a source, or our reading. */
function Sources({ source }: { readonly source: RuleRef['source'] }) {
  const text = words.value;
  return (
    <small class="source" title={text.sourceLabel}>
      {source.map((one) => (one === 'ours' ? text.ours : one === 'common' ? text.common : one)).join(', ')}
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
  const wanted = refusal && refusal.rule === now.rules[NO_CARD] ? wantedWords(now.wants[refusal.pile] ?? [], lang) : undefined;
  if (wanted || rule)
    return (
      <>
        {wanted ? <span class="why">{text.waitsFor(wanted)}</span> : <Rule rule={rule!} />}
        {refusal && <Refused now={now} refusal={refusal} />}
      </>
    );
  if (dealSearch.value) return <Dealing />;
  const wish = advice.value?.wish;
  if (wish && (!now.view.won || wish === 'loss')) return <Hint />;
  if (now.view.over)
    return (
      <>
        <span class="why">{text.overLong}</span>
        <span class="buttons">
          <button type="button" onClick={undo}>
            {text.undo}
          </button>
          <button type="button" data-do="seek-loss" onClick={() => ask('loss')}>
            {text.seekLoss}
          </button>
          <button type="button" onClick={() => dealAnew()}>
            {text.newDeal}
          </button>
        </span>
      </>
    );
  const told = notice.value;
  if (!told) return null;
  return (
    <>
      <span class="why">{told.text(text, lang)}</span>
      {told.back && (
        <span class="buttons">
          <button type="button" onClick={goBack}>
            {text.back}
          </button>
        </span>
      )}
    </>
  );
}

/** Whether two boxes share more than their edges. */
const meet = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/**
 * A refusal that would lie on cards goes over the head instead, as high as the head is; what does not fit there is scrolled.
 * The card that was refused and the place it was meant for must stay in sight.
 */
function keepOff(message: HTMLElement, refused: boolean): void {
  message.classList.remove('high', 'scrolls');
  if (!refused) return;
  const box = message.getBoundingClientRect();
  const cards = [...document.querySelectorAll('.board .card')].map((card) => card.getBoundingClientRect());
  if (!cards.some((card) => meet(card, box))) return;
  message.classList.add('high');
  const room = Math.min(...cards.map(({ top }) => top)) - message.getBoundingClientRect().top;
  message.style.setProperty('--room', `${Math.floor(room)}px`);
  if (message.scrollHeight > message.clientHeight + 1) message.classList.add('scrolls');
}

export function Message() {
  const now = state.value!;
  const element = useRef<HTMLDivElement>(null);
  const lang = language.value;
  useLayoutEffect(() => keepOff(element.current!, now.refusal !== undefined), [now.refusal, lang]);
  return (
    <div ref={element} class={now.refusal ? 'message refusal' : 'message'} role="status">
      {!lineShown.value && <Content now={now} />}
    </div>
  );
}
