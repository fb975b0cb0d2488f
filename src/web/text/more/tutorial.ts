/** Texts of the lesson, in both languages. They come with the parts that show them, not with the first load. */

interface TutorialWords {
  readonly lesson: (n: number, of: number) => string;
  readonly goalIs: (goal: string) => string;
  readonly doMove: (move: string) => string;
  readonly tryMove: (move: string) => string;
  readonly right: string;
  readonly seeRefused: (rule: string) => string;
  readonly wrong: (rule: string) => string;
  readonly otherMove: string;
  readonly showMe: string;
  readonly nextLesson: string;
  readonly readRule: string;
  readonly exampleEnded: string;
  readonly learned: string;
  readonly leave: string;
}

const ru: TutorialWords = {
  lesson: (n, of) => `Урок: пример ${n} из ${of}`,
  goalIs: (goal) => `Цель. ${goal}`,
  doMove: (move) => `Сделайте ход: ${move}.`,
  tryMove: (move) => `Попробуйте: ${move}. Получится ли?`,
  right: 'Верно.',
  seeRefused: (rule) => `Нельзя. ${rule}`,
  wrong: (rule) => `Так нельзя. ${rule}`,
  otherMove: 'Этот ход тоже возможен, но в примере сделан другой.',
  showMe: 'Показать',
  nextLesson: 'Следующий пример',
  readRule: 'Правило в книге',
  exampleEnded: 'Пример окончен.',
  learned: 'Примеры кончились: теперь можно играть.',
  leave: 'К своей игре',
};

const en: TutorialWords = {
  lesson: (n, of) => `Lesson: example ${n} of ${of}`,
  goalIs: (goal) => `The aim. ${goal}`,
  doMove: (move) => `Make this move: ${move}.`,
  tryMove: (move) => `Try this: ${move}. Will it do?`,
  right: 'Right.',
  seeRefused: (rule) => `It will not. ${rule}`,
  wrong: (rule) => `Not so. ${rule}`,
  otherMove: 'That move is possible too, but the example makes another.',
  showMe: 'Show me',
  nextLesson: 'Next example',
  readRule: 'The rule in the book',
  exampleEnded: 'That is the end of the example.',
  learned: 'There are no more examples: now you can play.',
  leave: 'Back to your own game',
};

export const tutorial = { ru, en } as const;
