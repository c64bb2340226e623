import { describe, expect, test } from 'vitest';
import type { OwnPeriod } from '#features/hours/domain/own-hours.ts';
import { weekdayKeys } from '#features/hours/domain/settings/calendar-settings.ts';
import { open, tuesday } from '#features/hours/domain/testing/daily-hours.ts';
import { sortableOf } from '#shared/kernel/time/berlin-time.ts';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import type { BusyTime } from '../facts.ts';
import { facts, session } from '../testing/tuesday-facts.ts';
import { type ListFacts, slotsOfDays } from './slots.ts';

const listed = (of: ListFacts, last = '2026-03-05'): string[] =>
  slotsOfDays(of, tuesday, last).map(({ starts }) => starts.map((start) => sortableOf(start).slice(11, 16)).join(' '));

describe('the lists of several days', () => {
  test('each have the starts right after the sessions of their day (SRV-01)', () => {
    const first = session('10:00', '10:32');
    const after = (days: number): BusyTime => ({
      id: `after ${days}`,
      start: first.start + days * DAY,
      end: first.end + days * DAY,
      guardedStart: first.guardedStart + days * DAY,
      guardedEnd: first.guardedEnd + days * DAY,
    });
    const busy = { ...facts, settings: open('10:00', '13:00'), busy: [after(-1), first, after(2)] };
    const days = ['10:50 11:00 12:00', '10:00 11:00 12:00', '10:50 11:00 12:00'];
    expect(listed(busy)).toEqual(days);
    expect(listed([busy, busy])).toEqual(days);
  });

  test('follow the own hours of a room from midnight to midnight (PLAN-10)', () => {
    const week = Object.fromEntries(weekdayKeys.map((key) => [key, [{ start_time: '10:00', end_time: '12:00' }]]));
    const period: OwnPeriod = { valid_from: null, valid_until: null, week: week as unknown as OwnPeriod['week'] };
    const room = { id: 1, busy: [], timeOff: [], own: { periods: [period], exceptions: [] } };
    const allDay = { ...facts, settings: open('00:00', '23:00'), needs: [[room]] };
    expect(listed(allDay, '2026-03-04')).toEqual(['10:00 11:00', '10:00 11:00']);
  });

  test('leave out a start whose session and buffer end a minute after another begins', () => {
    const listedWith = (from: string) =>
      listed({ ...facts, settings: open('09:00', '12:00'), busy: [session(from, '12:00')] }, tuesday);
    expect(listedWith('11:14')).toEqual(['09:00']);
    expect(listedWith('11:15')).toEqual(['09:00 10:00']);
  });
});
