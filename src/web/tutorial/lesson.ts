/** The tutorial on the real table: it takes the place of the game, which stays as it is until the lesson is left. */
import type { GameDocument } from '../../engine/document.ts';
import { Tutor } from '../../play/tutor.ts';
import { closeLine, showLesson } from '../preview.ts';
import { tutorNow } from './now.ts';
import { TutorBar } from './TutorBar.tsx';

/** Begins the tutorial of a game with its first example. */
export function startTutorial(document: GameDocument): void {
  closeLine();
  const show = (): void => {
    tutorNow.value = { tutor };
    showLesson({ state: tutor.state, table: tutor, Player: TutorBar, playing: tutor });
  };
  const tutor = new Tutor(document, show);
  show();
}
