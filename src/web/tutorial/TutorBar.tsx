/** What the tutorial asks and answers, below the table, with the actions of the game and the way out. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Lang } from '../../cards/index.ts';
import { ruleOf } from '../../engine/atom.ts';
import type { Told, Tutor } from '../../play/tutor.ts';
import { Icon } from '../app/icons.tsx';
import { markEnd, signScroll } from '../app/Told.tsx';
import { openRule } from '../book/open.ts';
import { lessonWords, shownWords } from '../book/told.ts';
import { closeLine } from '../preview.ts';
import { say } from '../say.ts';
import { language } from '../settings.ts';
import { tutorNow } from './now.ts';
import '../style/tutorial.css';
import { type AllWords, words } from '../text/more/index.ts';

/** What is asked now, or told. */
function askedWords(tutor: Tutor, lang: Lang, text: AllWords): string {
  const { lesson, walk, byHand } = tutor;
  if (!lesson) return tutor.example === tutor.examples - 1 ? text.learned : text.exampleEnded;
  if (!byHand || (lesson.kind !== 'play' && lesson.kind !== 'refused')) return lessonWords(walk, lesson, lang, text);
  // Who is to make it must know where the card lies.
  const move = shownWords(walk, lesson.shown, lang, true);
  return lesson.kind === 'play' ? text.doMove(move) : text.tryMove(move);
}

function toldWords(told: Told, lang: Lang, text: AllWords): string {
  switch (told.kind) {
    case 'right':
      return text.right;
    case 'other':
      return text.otherMove;
    case 'seen':
      return text.seeRefused(told.rule.text[lang]);
    case 'wrong':
      return text.wrong(told.rule.text[lang]);
  }
}

/** All that is new on the panel: at the beginning of an example what it shows, later only the answer and what comes next. */
function spokenWords(tutor: Tutor, lang: Lang, text: AllWords): string {
  const { told, walk, example, examples, document } = tutor;
  const asked = askedWords(tutor, lang, text);
  if (told) return `${toldWords(told, lang, text)} ${asked}`;
  if (walk.at > 0) return asked;
  const goal = example === 0 ? [text.goalIs(ruleOf(document.goal).text[lang])] : [];
  return [`${text.lesson(example + 1, examples)}.`, ...goal, walk.example.text[lang], asked].join(' ');
}

/** Says what is new, after what has happened on the table: a wrong answer again and again, what is asked only once. */
function useVoice(tutor: Tutor | undefined, spoken: string): void {
  const last = useRef<{ readonly told: Told | undefined; readonly spoken: string } | undefined>(undefined);
  useLayoutEffect(() => {
    if (!tutor || (last.current && last.current.told === tutor.told && last.current.spoken === spoken)) return;
    last.current = { told: tutor.told, spoken };
    say(spoken, true);
  });
}

/** Whether the lesson asks for this action. */
function asksAction({ lesson, byHand }: Tutor, index: number): boolean {
  return byHand && lesson?.kind === 'play' && lesson.shown.from < 0 && lesson.shown.to === index;
}

/** Reads the signal itself: the tutor is the same object all the time, so as a property it would never seem to change. */
function Keys() {
  const text = words.value;
  const tutor = tutorNow.value?.tutor;
  const root = useRef<HTMLDivElement>(null);
  // The key that was pressed may be gone with its step: the focus goes to the one that leads on, else to the panel.
  const hadFocus = root.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    const keys = root.current;
    if (!hadFocus || !keys || keys.contains(document.activeElement)) return;
    (keys.querySelector<HTMLElement>('[data-tutor="next"], [data-tutor="show"]') ?? keys.closest<HTMLElement>('.tutor'))?.focus();
  });
  if (!tutor) return null;
  const { lesson, told, byHand } = tutor;
  const last = tutor.example === tutor.examples - 1;
  const rule = told && 'rule' in told ? told.rule : undefined;
  return (
    <div ref={root} class="keys">
      {lesson && (
        <button type="button" data-tutor="show" onClick={() => tutor.show()}>
          {byHand ? text.showMe : text.goOn}
        </button>
      )}
      {!lesson && !last && (
        <button type="button" class="main" data-tutor="next" onClick={() => tutor.next()}>
          {text.nextLesson}
        </button>
      )}
      {rule && (
        <button type="button" data-tutor="rule" onClick={() => openRule(tutor.document.id, rule.rule)}>
          {text.readRule}
        </button>
      )}
    </div>
  );
}

export function TutorBar() {
  const lang = language.value;
  const text = words.value;
  const tutor = tutorNow.value?.tutor;
  const panel = useRef<HTMLElement>(null);
  const said = useRef<HTMLDivElement>(null);
  // At once, also at the end: put off to after the next frame, it would take the focus from where it has gone meanwhile.
  useLayoutEffect(() => {
    panel.current?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) tutorNow.value?.tutor.letGo();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      tutorNow.value = undefined;
      // The lesson was asked for in the menu.
      document.querySelector<HTMLElement>('.more')?.focus();
    };
  }, []);
  useVoice(tutor, tutor ? spokenWords(tutor, lang, text) : '');
  useLayoutEffect(() => {
    if (said.current) signScroll(said.current);
  });
  if (!tutor) return null;
  const { example, examples, told, walk } = tutor;
  const asked = askedWords(tutor, lang, text);
  return (
    <>
      <section ref={panel} class="tutor" tabIndex={-1} aria-label={text.tutorial}>
        <div ref={said} class="said" onScroll={({ currentTarget }) => markEnd(currentTarget)}>
          <h2>
            {tutor.document.name[lang]} · {text.lesson(example + 1, examples)}
          </h2>
          {walk.at === 0 && example === 0 && <p class="tutor-text">{text.goalIs(ruleOf(tutor.document.goal).text[lang])}</p>}
          {walk.at === 0 && <p class="tutor-text">{walk.example.text[lang]}</p>}
          <p class="tutor-asked">
            {told && <span class={`told-${told.kind}`}>{toldWords(told, lang, text)} </span>}
            <b>{asked}</b>
          </p>
        </div>
        <Keys />
      </section>
      <nav class="bar" aria-label={text.tutorial}>
        <div class="acts">
          {tutor.state.view.actions.map(({ id, index, name, rule }) => (
            <button
              key={id}
              type="button"
              data-action={id}
              class={asksAction(tutor, index) ? 'call' : ''}
              aria-disabled={rule !== 0}
              onClick={() => tutor.act(index)}
            >
              {name[lang]}
            </button>
          ))}
        </div>
        <div class="time">
          <button type="button" data-tutor="leave" onClick={closeLine}>
            <Icon name="close" />
            <span>{text.leave}</span>
          </button>
        </div>
      </nav>
    </>
  );
}
