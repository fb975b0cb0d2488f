/** How faults are told: places in the reader's language, and never two full stops. */
import { describe, expect, it } from 'vitest';
import { ended, faultsLine, placeText } from '../../src/play/faultwords.ts';

describe('the place of a fault', () => {
  it.each([
    ['line 4', 'строка 4', 'line 4'],
    ['current, line 7', 'игра на столе, строка 7', 'the game on the table, line 7'],
    ['my, own.txt, line 7', 'my, own.txt, строка 7', 'my, own.txt, line 7'],
    ['3:14', 'строка 3, знак 14', 'line 3, column 14'],
    ['save.txt, pack', 'save.txt, колода', 'save.txt, pack'],
    ['results.4.moves', 'результаты, запись 5', 'the results, entry 5'],
    ['settings.theme', 'настройки', 'the settings'],
    ['previous, sitting.seconds', 'прежняя игра', 'the game before'],
    ['piles[1].build', 'piles[1].build', 'piles[1].build'],
    ['', '', ''],
  ])('%s', (place, ru, en) => expect(placeText(place)).toEqual({ ru, en }));
});

describe('faults in one line', () => {
  it('have no full stop of their own, so that the sentence around them ends once', () => {
    const faults = [
      { place: 'move 1', text: { ru: 'ход невозможен: сюда не кладут.', en: 'not possible: nothing goes here.' } },
      { place: '', text: { ru: 'файл обрезан', en: 'the file is cut off' } },
    ];
    expect(faultsLine(faults, 'ru')).toBe('ход 1: ход невозможен: сюда не кладут; файл обрезан');
    // Two keys of one entry have one place in words.
    const twice = ['results.0.moves', 'results.0.seconds'].map((place) => ({ place, text: faults[1]!.text }));
    expect(faultsLine(twice, 'ru')).toBe('результаты, запись 1: файл обрезан');
    expect(ended(faultsLine(faults.slice(0, 1), 'en'))).toBe('move 1: not possible: nothing goes here.');
  });
});

it('a sentence ends in one full stop', () => {
  expect(['да', '30 ноября 2026 г.', 'ищу…', 'что?'].map(ended)).toEqual(['да.', '30 ноября 2026 г.', 'ищу…', 'что?']);
});
