import { expect, test } from 'vitest';
import { parseInstant } from './berlin-time.ts';
import { addDays, weekdayOf } from './calendar-date.ts';
import {
  formatCellDateTime,
  formatCount,
  formatDate,
  formatDateTime,
  formatEuro,
  formatLongDate,
  formatMonth,
  formatShort,
  formatShortDate,
  formatTime,
  shortWeekdayName,
} from './format.ts';

const at = (text: string): number => {
  const read = parseInstant(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const start = at('2026-03-03T14:30');

test('dates and times have German formats (I18N-005, AMB-092)', () => {
  expect(formatDate('2030-06-05')).toBe('05.06.2030');
  expect(formatTime(start)).toBe('14:30');
  expect(formatTime(at('2026-10-25T01:30Z'))).toBe('02:30');
  expect(formatDateTime(start)).toBe('03.03.2026, 14:30');
  expect(formatCellDateTime(start)).toBe('03.03.2026 14:30');
  expect(formatLongDate('2026-03-03', 'de')).toBe('Dienstag, 3. März 2026');
  expect(formatShort(start, 'de')).toBe('Di., 3. März, 14:30');
  expect(formatShortDate('2026-03-03', 'de')).toBe('Di., 03.03.2026');
  expect(formatMonth('2026-03', 'de')).toBe('März 2026');
});

test('in Russian only the names change (AMB-092)', () => {
  expect(formatLongDate('2026-03-03', 'ru')).toBe('вторник, 3 марта 2026');
  expect(formatShort(start, 'ru')).toBe('вт, 3 марта, 14:30');
  expect(formatShortDate('2026-03-03', 'ru')).toBe('вт, 03.03.2026');
  expect(formatMonth('2026-03-03', 'ru')).toBe('март 2026');
});

test.each(['de', 'ru'] as const)(
  'the names of all weekdays and months are the ones %s people use (AMB-092)',
  (language) => {
    const long = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
    const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    const short = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
    for (let i = 0; i < 366; i += 5) {
      const date = addDays('2027-01-01', i);
      const day = new Date(`${date}T00:00Z`);
      expect(long.format(day).replace(/\s*г\.$/u, '')).toBe(formatLongDate(date, language));
      expect(`${month.format(day)} ${date.slice(0, 4)}`).toBe(formatMonth(date, language));
      expect(short.format(day).replace('.', '')).toBe(shortWeekdayName(weekdayOf(date), language));
    }
  },
);

test.each([
  [123_450, '1.234,50 €', '1 234,50 €'],
  [15_000, '150,00 €', '150,00 €'],
  [0, '0,00 €', '0,00 €'],
  [5, '0,05 €', '0,05 €'],
  [-5, '-0,05 €', '-0,05 €'],
  [-123_456_789, '-1.234.567,89 €', '-1 234 567,89 €'],
])('%i cents (I18N-005, AMB-092)', (cents, german, russian) => {
  expect(formatEuro(cents)).toBe(german);
  expect(formatEuro(cents, 'ru')).toBe(russian);
});

test('whole numbers are grouped by thousands', () => {
  expect([999, 1_000, 1_234_567].map((count) => formatCount(count))).toEqual(['999', '1.000', '1.234.567']);
  expect(formatCount(1_234_567, 'ru')).toBe('1 234 567');
});
