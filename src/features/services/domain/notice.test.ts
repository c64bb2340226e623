import { expect, test } from 'vitest';
import { type MinimumNotice, noticeProblems } from './notice.ts';

const hours = (count: number): MinimumNotice => ({ kind: 'hours', hours: count, in_opening_hours: false });
const until = (time: string): MinimumNotice => ({ kind: 'day_before', until: time, in_opening_hours: false });

test.each<[MinimumNotice, string | undefined]>([
  [hours(0), undefined],
  [hours(336), undefined],
  [hours(337), 'hours'],
  [hours(-1), 'hours'],
  [hours(1.5), 'hours'],
  [hours(Number.NaN), 'hours'],
  [until('00:00'), undefined],
  [until('23:59'), undefined],
  [until('24:00'), 'until'],
  [until('9:00'), 'until'],
])('%j is valid, or its invalid field is reported (PLAN-12)', (notice, field) => {
  expect(noticeProblems(notice, ['minimum_notice']).map(({ loc }) => loc.at(-1))).toEqual(field ? [field] : []);
});

test('the problems of a notice are reported below the field that contains it (PLAN-12)', () => {
  expect(noticeProblems(hours(337), ['body', 'minimum_notice'])).toEqual([
    { loc: ['body', 'minimum_notice', 'hours'], msg: 'must be a whole number from 0 to 336', type: 'range' },
  ]);
  expect(noticeProblems(until('24:00'), ['minimum_notice'])).toEqual([
    { loc: ['minimum_notice', 'until'], msg: 'must be a time like 09:30', type: 'time' },
  ]);
});
