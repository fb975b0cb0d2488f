/** The tutorial on the real table: it takes the place of the game, which stays as it is until the lesson is left. */
import type { GameDocument } from '../../engine/document.ts';
import { Tutor } from '../../play/tutor.ts';
import type { Lesson } from '../../play/walk.ts';
import type { Pointed } from '../board/host.ts';
import { closeLine, showLesson } from '../preview.ts';
import { tutorNow } from './now.ts';
import { TutorBar } from './TutorBar.tsx';

/** The piles that the lesson speaks of. */
function pointedBy(lesson: Lesson | undefined): Pointed {
  switch (lesson?.kind) {
    case 'play':
    case 'refused':
      // An action has no piles: its button is marked.
      return lesson.shown.from < 0 ? NOTHING : { from: [lesson.shown.from], to: [lesson.shown.to] };
    case 'from':
      return { from: lesson.piles, to: lesson.all.map(({ to }) => to) };
    case 'onto':
      return { from: lesson.all.map(({ from }) => from), to: lesson.piles };
    default:
      return NOTHING;
  }
}
const NOTHING: Pointed = { from: [], to: [] };

/** Begins the tutorial of a game with its first example. */
export function startTutorial(document: GameDocument): void {
  closeLine();
  const show = (): void => {
    tutorNow.value = { tutor };
    showLesson({ state: tutor.state, table: tutor, Player: TutorBar, pointed: pointedBy(tutor.lesson), playing: tutor });
  };
  const tutor = new Tutor(document, show);
  show();
}
