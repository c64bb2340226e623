import { describe, expect, test } from 'vitest';
import { defaultCalendarSettings } from '#features/hours/domain/settings/calendar-settings.ts';
import { formatInstant, instantOf } from '#shared/kernel/time/berlin-time.ts';
import type { AvailabilityFacts } from '../facts.ts';
import { explainStart, explainWholeDay } from './explanation.ts';

/** A Tuesday, with the day before as the current day: open 09:00 to 18:00, a session of 60 minutes, a buffer of 15. */
const tuesday = '2026-03-03';
const at = (hour: number, minute = 0, date = tuesday): number => instantOf(date, hour * 60 + minute) as number;
const facts: AvailabilityFacts = {
  settings: defaultCalendarSettings,
  exceptions: [],
  duration_min: 60,
  busy: [{ id: 'b1', start: at(12), end: at(13), guardedStart: at(12), guardedEnd: at(13, 15) }],
  timeOff: [{ id: 'off1', start: at(16), end: at(18) }],
  now: at(12, 0, '2026-03-02'),
};
const explained = (start: number, change: Partial<AvailabilityFacts> = {}): string => {
  const { freeFor, objections } = explainStart({ ...facts, ...change }, start);
  const against = objections.map(({ reason, cause, blocks }) => `${reason} ${cause ?? '-'} ${blocks.join('/')}`);
  return `${freeFor.join('/')} | ${against.join(', ')}`;
};

describe('a start is explained for all modes (SRV-09, SRV-12)', () => {
  test.each([
    ['a free one', at(9), {}, 'public/staff/internal | '],
    ['within a session', at(12, 30), {}, ' | booked b1 public/staff/internal'],
    ['too close to a session', at(13, 5), {}, 'internal | buffer b1 public/staff'],
    ['within time off', at(16, 30), {}, ' | time_off off1 public/staff/internal'],
    ['after closing', at(20), {}, 'internal | outside_hours - public/staff'],
    ['beyond the window', at(10, 0, '2026-04-14'), {}, 'staff/internal | outside_window - public'],
    ['on a closed day', at(10, 0, '2026-03-08'), {}, 'internal | closed_day - public/staff'],
    ['in the past', at(10, 0, '2026-03-02'), {}, 'internal | past - public/staff'],
  ])('%s', (_, start, change, expected) => {
    expect(explained(start, change)).toBe(expected);
  });

  test('the date of an exception is given as the cause', () => {
    const closed = { ...defaultCalendarSettings.weekly_schedule.tuesday, is_working: false, date: tuesday };
    expect(explained(at(9), { exceptions: [closed] })).toBe(`internal | closed_day ${tuesday} public/staff`);
  });
});

describe('the explanation of a day lists', () => {
  const day = (change: Partial<AvailabilityFacts>, date = tuesday): string[] =>
    explainWholeDay({ ...facts, ...change }, date).map(
      ({ reason, cause, start, end }) =>
        `${formatInstant(start).slice(11, 16)}-${formatInstant(end).slice(11, 16)} ${reason} ${cause ?? ''}`,
    );

  test('its sessions and absences, each once, without their buffers', () => {
    expect(day({})).toEqual(['11:01-13:00 booked b1', '15:01-18:00 time_off off1']);
  });

  test('what claims a room, for each time at which no room is free', () => {
    const claim = (id: string, hour: number) => ({
      id,
      start: at(hour),
      end: at(hour + 1),
      guardedStart: at(hour),
      guardedEnd: at(hour + 1),
    });
    const closed = { id: 1, busy: [], timeOff: [{ id: 'repair', start: at(9), end: at(18) }] };
    const used = { id: 2, busy: [claim('b2', 10), claim('b3', 14)], timeOff: [] };
    const change = { busy: [], timeOff: [], needs: [[closed, used]] };
    expect(day(change).filter((line) => line.endsWith('repair'))).toEqual([
      '08:46-11:15 time_off repair',
      '12:46-15:15 time_off repair',
    ]);
  });

  test('that it is closed', () => {
    expect(day({}, '2026-03-08')).toEqual(['00:00-00:00 closed_day ']);
  });

  test('the hours, if nothing else is the cause', () => {
    expect(day({ busy: [], timeOff: [], duration_min: 600 })).toEqual(['00:00-00:00 outside_hours ']);
  });
});
