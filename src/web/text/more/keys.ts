/** Texts of the keys and their help, in both languages. They come with the parts that show them, not with the first load. */

interface KeysWords {
  readonly keys: string;
  readonly keysNote: string;
  readonly keysOnTable: string;
  readonly keysAnywhere: string;
  readonly keyName: string;
  readonly keyDoes: string;
  readonly keyNames: Readonly<Record<'arrows' | 'space' | 'enter' | 'home' | 'end' | 'up' | 'down' | 'backspace', string>>;
  readonly keyFocus: string;
  readonly keyOrder: string;
  readonly keyEnds: string;
  readonly keyGroups: string;
  readonly keyTake: string;
  readonly keyGrow: string;
  readonly keyHome: string;
  readonly keyLetGo: string;
  readonly keyDeal: string;
  readonly keyActions: string;
  readonly keyHomeAll: string;
  readonly keyTable: string;
  readonly keyHidden: string;
  readonly keyWhy: string;
  readonly keyWords: string;
  readonly keyNumber: string;
  readonly keyBookmark: string;
  readonly keyNextBookmark: string;
}

const ru: KeysWords = {
  keys: 'Клавиши',
  keysNote: 'Раскладка и регистр не важны: в русской действуют те же места клавиш.',
  keysOnTable: 'На столе',
  keysAnywhere: 'Везде',
  keyName: 'Клавиша',
  keyDoes: 'Что делает',
  keyNames: {
    arrows: 'стрелки',
    space: 'пробел',
    enter: 'ввод',
    home: 'в начало',
    end: 'в конец',
    up: 'страница вверх',
    down: 'страница вниз',
    backspace: 'стереть (⌫)',
  },
  keyFocus: 'К соседнему месту',
  keyOrder: 'По порядку мест, назад и вперёд',
  keyEnds: 'К первому и к последнему месту',
  keyGroups: 'К предыдущей и к следующей группе мест',
  keyTake: 'Взять и положить',
  keyGrow: 'Взять больше или меньше карт',
  keyHome: 'Крайнюю карту — на базовую стопку',
  keyLetGo: 'Положить обратно, закрыть сообщение',
  keyDeal: 'Сдать из колоды или сделать первое возможное действие',
  keyActions: 'Действие по номеру',
  keyHomeAll: 'Всё, что можно, — на базовые стопки',
  keyTable: 'Сказать, что на столе',
  keyHidden: 'Сказать, чего не видно',
  keyWhy: 'Почему нельзя; ещё раз — правило в книге',
  keyWords: 'Стол словами или картами',
  keyNumber: 'Расклад по номеру',
  keyBookmark: 'Поставить или снять закладку',
  keyNextBookmark: 'К следующей закладке',
};

const en: KeysWords = {
  keys: 'Keys',
  keysNote: 'The layout and Caps Lock do not matter: where letters are not Latin the same places of the keyboard work.',
  keysOnTable: 'On the table',
  keysAnywhere: 'Everywhere',
  keyName: 'Key',
  keyDoes: 'What it does',
  keyNames: {
    arrows: 'arrows',
    space: 'Space',
    enter: 'Enter',
    home: 'Home',
    end: 'End',
    up: 'Page Up',
    down: 'Page Down',
    backspace: 'Backspace',
  },
  keyFocus: 'To the place beside',
  keyOrder: 'Through the places in order, back and on',
  keyEnds: 'To the first and the last place',
  keyGroups: 'To the group of places before, and the next',
  keyTake: 'Take up and put down',
  keyGrow: 'Take more or fewer cards',
  keyHome: 'The outermost card to its foundation',
  keyLetGo: 'Put back, close the message',
  keyDeal: 'Deal from the stock, or take the first action that is possible',
  keyActions: 'An action by its number',
  keyHomeAll: 'All that can go to the foundations',
  keyTable: 'Say what is on the table',
  keyHidden: 'Say what is not seen',
  keyWhy: 'Why not; once more: the rule in the book',
  keyWords: 'The table in words or as cards',
  keyNumber: 'A deal by its number',
  keyBookmark: 'Set or remove a bookmark here',
  keyNextBookmark: 'To the next bookmark',
};

export const keys = { ru, en } as const;
