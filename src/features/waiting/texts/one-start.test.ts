import { expect, test } from 'vitest';
import { listTexts } from './list-texts.ts';
import { waitingPageTexts } from './page-texts.ts';

test.each([
  ['de', 'Beginn 16:00 Uhr', 'Beginn 10:00–14:30 Uhr', 'Beginn zwischen 10:00 und 14:30 Uhr'],
  ['ru', 'начало 16:00', 'начало 10:00–14:30', 'начало с 10:00 до 14:30'],
] as const)(
  'whoever waits for one start reads one time, not a range (WAIT-06, WAIT-09), %s',
  (language, one, list, page) => {
    const [exact, range] = [
      { from: '16:00', until: '16:00' },
      { from: '10:00', until: '14:30' },
    ];
    expect(listTexts[language].between(exact)).toBe(one);
    expect(waitingPageTexts[language].between(exact)).toBe(one);
    expect(listTexts[language].between(range)).toBe(list);
    expect(waitingPageTexts[language].between(range)).toBe(page);
  },
);
