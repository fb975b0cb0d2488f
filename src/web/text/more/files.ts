/** Texts of copies in files, games set aside, and links, in both languages. They come with the parts that show them, not with the first load. */
import { ended } from '../../../play/faultwords.ts';
import { counted } from '../plural.ts';

const movesRu = counted('ru', { one: 'ход', few: 'хода', many: 'ходов' });
const movesEn = counted('en', { one: 'move', other: 'moves' });

interface FilesWords {
  readonly files: string;
  readonly fileOut: string;
  readonly fileOutNote: string;
  readonly fileIn: string;
  readonly fileInNote: string;
  readonly fileTaken: (results: number) => string;
  readonly fileBad: (reason: string) => string;
  readonly fileFailed: string;
  readonly linkWithLine: string;
  readonly linkNote: string;
  readonly linkTooLong: string;
  readonly copyLine: string;
  readonly asides: string;
  readonly asidesNote: string;
  readonly asidesNone: string;
  readonly asideGame: (game: string, deal: string) => string;
  readonly asideFacts: (moves: number, when: string) => string;
  readonly asideUnread: (reason: string) => string;
  readonly asideWhen: (when: string) => string;
  readonly asideOn: string;
  readonly asideCopy: string;
  readonly asideDrop: string;
  readonly asideDropSure: string;
}

const ru: FilesWords = {
  files: 'Копия и ссылки',
  fileOut: 'Сохранить всё в файл',
  fileOutNote: 'В одном файле: игра на столе и прежняя со всеми ходами, отложенные игры, результаты и настройки.',
  fileIn: 'Взять из файла',
  fileInNote: 'Результаты добавятся к здешним, игра из файла ляжет на стол, нынешняя останется прежней игрой.',
  fileTaken: (n) => `Взято из файла; результатов в нём: ${n}.`,
  fileBad: (reason) => ended(`Файл прочесть не удалось, ничего не изменено: ${reason}`),
  fileFailed: 'Сохранить взятое не удалось: хранилище браузера полно или закрыто. Ничего не изменено.',
  linkWithLine: 'Ссылка с ходами',
  linkNote: 'Открывает этот пасьянс с теми же правилами, тем же раскладом и сделанными ходами; работает и без сети.',
  linkTooLong: 'Ходов слишком много для ссылки. Сохраните игру в файл или дайте ссылку на сам расклад.',
  copyLine: 'Скопировать ссылку с ходами',
  asides: 'Отложенные игры',
  asidesNote:
    'Сюда попадает игра, которую продолжили в другой вкладке, прежняя игра из взятого файла и запись, которую не удалось прочитать.',
  asidesNone: 'Отложенных игр нет.',
  asideGame: (game, deal) => `${game}, ${deal.charAt(0).toLowerCase()}${deal.slice(1)}`,
  asideFacts: (moves, when) => `${movesRu(moves)}; отложена ${when}`,
  asideUnread: (reason) => ended(`Не читается: ${reason}`),
  asideWhen: (when) => `Запись отложена ${when}`,
  asideOn: 'Продолжить',
  asideCopy: 'Скопировать запись',
  asideDrop: 'Удалить',
  asideDropSure: 'Удалить навсегда?',
};

const en: FilesWords = {
  files: 'Copy and links',
  fileOut: 'Save everything to a file',
  fileOutNote:
    'In one file: the game on the table and the one before with all their lines, games set aside, results and settings.',
  fileIn: 'Take from a file',
  fileInNote:
    'Results are added to the ones here; the game of the file comes to the table, the present one becomes the game before.',
  fileTaken: (n) => `Taken from the file; results in it: ${n}.`,
  fileBad: (reason) => ended(`The file could not be read, and nothing has been changed: ${reason}`),
  fileFailed: 'What was taken could not be saved: the storage of the browser is full or closed. Nothing has been changed.',
  linkWithLine: 'Link with the moves',
  linkNote: 'Opens this game with these rules, this deal and the moves made; works without a network too.',
  linkTooLong: 'There are too many moves for a link. Save the game to a file, or give a link to the deal alone.',
  copyLine: 'Copy the link with the moves',
  asides: 'Games set aside',
  asidesNote:
    'Here are games that were played on in another tab, the game before of a file that was taken, and saved games that could not be read.',
  asidesNone: 'No game has been set aside.',
  asideGame: (game, deal) => `${game}, ${deal.charAt(0).toLowerCase()}${deal.slice(1)}`,
  asideFacts: (moves, when) => `${movesEn(moves)}; set aside ${when}`,
  asideUnread: (reason) => ended(`It cannot be read: ${reason}`),
  asideWhen: (when) => `Set aside ${when}`,
  asideOn: 'Go on',
  asideCopy: 'Copy the record',
  asideDrop: 'Discard',
  asideDropSure: 'Discard for ever?',
};

export const files = { ru, en } as const;
