/** The four texts that the games come from, and which of their paragraphs say nothing about how to play, each with the reason. */
import { type Text, t } from '../cards/index.ts';

/** Paragraphs that no rule answers, from the first number to the last. */
export interface PassedOver {
  readonly from: number;
  readonly to: number;
  readonly why: Text;
}
export interface SourceText {
  readonly title: Text;
  /** Left out where the text does not name its author. */
  readonly author?: Text;
  /** How many numbered paragraphs it has; a rule cites them as `name:number`. */
  readonly paragraphs: number;
  readonly passed: readonly PassedOver[];
}

const passed = (from: number, to: number, ru: string, en: string): PassedOver => ({ from, to, why: t(ru, en) });

/** By the name that rules cite. */
export const sources: Readonly<Record<string, SourceText>> = {
  dolgy: {
    title: t('Страница Сергея Долгого о придуманном им пасьянсе', 'Sergei Dolgy’s page about the patience he invented'),
    author: t('Сергей Иванович Долгий, Минск', 'Sergei Dolgy, Minsk'),
    paragraphs: 83,
    passed: [
      passed(
        1,
        6,
        'Автор рассказывает о себе и о том, как придумал пасьянс.',
        'The author tells of himself and of how he came to invent the patience.',
      ),
      passed(
        7,
        7,
        'Приглашение программисту; о нём сказано в заметке о пасьянсе.',
        'An invitation to a programmer; the account of the game mentions it.',
      ),
      passed(8, 9, 'Заголовок и подпись к первой раскладке.', 'A heading, and the caption of the first layout.'),
      passed(14, 15, 'Заголовки.', 'Headings.'),
      passed(55, 55, 'Строка точек вместо ряда, который не напечатан.', 'A line of dots in place of a row that is not printed.'),
      passed(57, 57, 'Строка точек вместо ряда, который не напечатан.', 'A line of dots in place of a row that is not printed.'),
      passed(59, 59, 'Строка точек вместо ряда, который не напечатан.', 'A line of dots in place of a row that is not printed.'),
      passed(
        60,
        60,
        'Описка: в ряду напечатано на одно место меньше, чем нужно.',
        'A slip of the pen: the row is printed one place too short.',
      ),
      passed(61, 61, 'Строка точек вместо ряда, который не напечатан.', 'A line of dots in place of a row that is not printed.'),
      passed(
        62,
        62,
        'Описка: в ряду напечатано на одно место меньше, чем нужно.',
        'A slip of the pen: the row is printed one place too short.',
      ),
      passed(82, 83, 'Как связаться с автором; сюда не взято.', 'How to reach the author; left out here.'),
    ],
  },
  gallery: {
    title: t('Описание пасьянса «Галерея» с сайта об играх', 'An account of the patience Gallery from a site about games'),
    paragraphs: 22,
    passed: [
      passed(1, 1, 'Заголовок.', 'A heading.'),
      passed(6, 6, 'Подпись к рисунку, который не сохранился.', 'The caption of a figure that is lost.'),
      passed(15, 22, 'Меню и реклама сайта.', 'The site’s menu and advertising.'),
    ],
  },
  prussian: {
    title: t('Описание пасьянса «Прусский»', 'An account of the patience Prussian'),
    paragraphs: 20,
    passed: [
      passed(
        2,
        2,
        'О трудности пасьянса и о том, что стол нужен большой.',
        'How hard the patience is, and that it needs a large table.',
      ),
      passed(20, 20, 'Напутствие играющему.', 'A word of encouragement.'),
    ],
  },
  mendelev: {
    title: t('Листы из книги «Энциклопедия игр»', 'Pages from a book, Encyclopedia of Games'),
    author: t('Владимир Менделев', 'Vladimir Mendelev'),
    paragraphs: 26,
    passed: [
      passed(
        1,
        1,
        'Автор и название книги; они стоят в заметках о пасьянсах.',
        'The author and the title of the book; the accounts of the games give them.',
      ),
    ],
  },
};
