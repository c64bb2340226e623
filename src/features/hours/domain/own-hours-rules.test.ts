import { expect, test } from 'vitest';
import type { Block, OwnHours, OwnPeriod } from './own-hours.ts';
import { ownHoursProblems } from './own-hours-rules.ts';
import { closedWeek } from './testing/closed-week.ts';

const block = (start_time: string, end_time: string): Block => ({ start_time, end_time });
const period = (valid_from: string | null, valid_until: string | null, monday: readonly Block[] = []): OwnPeriod => ({
  valid_from,
  valid_until,
  week: { ...closedWeek, monday },
});
const problems = ({ periods = [], exceptions = [] }: Partial<OwnHours>): string[] =>
  ownHoursProblems({ periods, exceptions }, ['body']).map(({ loc, type }) => `${loc.join('.')}: ${type}`);

test('own hours may be empty, or have several periods, blocks and dates (PLAN-10)', () => {
  const week = [block('00:00', '08:59'), block('09:00', '12:30'), block('19:30', '23:59')];
  const exceptions = [
    { date: '2030-06-05', blocks: [] },
    { date: '2028-02-29', blocks: week },
  ];
  expect(problems({})).toEqual([]);
  expect(problems({ periods: [period(null, null, week)], exceptions })).toEqual([]);
});

test('problems are reported with a message at their field (PLAN-10)', () => {
  const periods = [period('2030-01-01', '2029-12-31'), period('2030', null)];
  const exceptions = [{ date: '2030-06-05', blocks: [block('9', '10:00'), block('10:00', '10:00')] }];
  expect(ownHoursProblems({ periods, exceptions }, ['body', 3])).toEqual([
    { loc: ['body', '3', 'periods', '0', 'valid_until'], msg: 'must not be before valid_from', type: 'order' },
    { loc: ['body', '3', 'periods', '1', 'valid_from'], msg: 'must be a date like 2030-06-05', type: 'date' },
    {
      loc: ['body', '3', 'exceptions', '0', 'blocks', '0', 'start_time'],
      msg: 'must be a time like 09:30',
      type: 'time',
    },
    {
      loc: ['body', '3', 'exceptions', '0', 'blocks', '1', 'end_time'],
      msg: 'must be later than start_time',
      type: 'order',
    },
  ]);
});

test.each<[string, OwnPeriod[], string[]]>([
  ['one day', [period('2030-01-01', '2030-01-01')], []],
  ['one after the other', [period(null, '2030-01-31'), period('2030-02-01', null)], []],
  ['in any order', [period('2030-02-01', null), period(null, '2030-01-31')], []],
  ['a common day', [period(null, '2030-02-01'), period('2030-02-01', null)], ['1.valid_from: overlap']],
  [
    'a common day, the later first',
    [period('2030-02-01', null), period(null, '2030-02-01')],
    ['1.valid_from: overlap'],
  ],
  ['two without limits', [period(null, null), period(null, null)], ['1.valid_from: overlap']],
  [
    'one within another, which is not the one before it',
    [period('2030-01-01', '2030-12-31'), period('2031-01-01', null), period('2030-06-01', '2030-06-30')],
    ['2.valid_from: overlap'],
  ],
  [
    'one that ends before it begins, within another',
    [period(null, null), period('2030-02-01', '2030-01-01')],
    ['1.valid_until: order'],
  ],
  ['no dates', [period('1.1.2030', '2030-02-30')], ['0.valid_from: date', '0.valid_until: date']],
  ['a start that is no date, without end', [period('', null)], ['0.valid_from: date']],
  ['an end that is no date, without start', [period(null, 'soon')], ['0.valid_until: date']],
])('periods: %s (PLAN-10)', (_, periods, wrong) => {
  expect(problems({ periods })).toEqual(wrong.map((one) => `body.periods.${one}`));
});

test.each<[string, Block[], string[]]>([
  ['a minute', [block('09:00', '09:01')], []],
  ['a minute between them', [block('09:00', '12:00'), block('12:01', '13:00')], []],
  ['no minute between them', [block('09:00', '12:00'), block('12:00', '13:00')], ['1.start_time: order']],
  ['one within the other', [block('09:00', '12:00'), block('10:00', '11:00')], ['1.start_time: order']],
  ['in the wrong order', [block('14:00', '18:00'), block('09:00', '12:00')], ['1.start_time: order']],
  ['an empty one', [block('09:00', '09:00')], ['0.end_time: order']],
  ['over midnight', [block('22:00', '02:00')], ['0.end_time: order']],
  ['times that are none', [block('24:00', '09:60')], ['0.start_time: time', '0.end_time: time']],
  ['one digit, and seconds', [block('9:00', '10:00:00')], ['0.start_time: time', '0.end_time: time']],
])('blocks of a weekday or of a date: %s (PLAN-10)', (_, blocks, wrong) => {
  expect(problems({ periods: [period(null, null, blocks)] })).toEqual(
    wrong.map((one) => `body.periods.0.week.monday.${one}`),
  );
  expect(problems({ exceptions: [{ date: '2030-06-05', blocks }] })).toEqual(
    wrong.map((one) => `body.exceptions.0.blocks.${one}`),
  );
});

test('the blocks of every weekday are checked (PLAN-10)', () => {
  const wrong = [block('10:00', '09:00')];
  const week = Object.fromEntries(Object.keys(closedWeek).map((key) => [key, wrong])) as unknown as OwnPeriod['week'];
  expect(problems({ periods: [{ valid_from: null, valid_until: null, week }] })).toEqual(
    Object.keys(closedWeek).map((key) => `body.periods.0.week.${key}.0.end_time: order`),
  );
});

test('a date has one exception at most, and must be valid (PLAN-10)', () => {
  const on = (date: string) => ({ date, blocks: [] });
  expect(problems({ exceptions: [on('2030-06-05'), on('2030-06-06'), on('2030-06-05')] })).toEqual([
    'body.exceptions.2.date: repeated',
  ]);
  expect(problems({ exceptions: [{ ...on('2030-02-30'), blocks: [block('x', 'y')] }] })).toEqual([
    'body.exceptions.0.date: date',
  ]);
});
