import { describe, expect, test } from 'vitest';
import { sortableOf } from '#shared/kernel/time/berlin-time.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { openHours } from './open-hours.ts';
import type { Block, OwnHours, OwnPeriod } from './own-hours.ts';
import { type DateException, defaultCalendarSettings } from './settings/calendar-settings.ts';
import { closedWeek } from './testing/closed-week.ts';
import { tuesday } from './testing/daily-hours.ts';
import { workingTimesOf } from './working-times.ts';

const settings = defaultCalendarSettings;
const block = (start_time: string, end_time: string): Block => ({ start_time, end_time });
const period = (valid_from: string | null, valid_until: string | null, ...blocks: Block[]): OwnPeriod => ({
  valid_from,
  valid_until,
  week: { ...closedWeek, tuesday: blocks },
});
const own = (periods: OwnPeriod[], exceptions: OwnHours['exceptions'] = []): OwnHours => ({ periods, exceptions });
const text = ({ start, end }: TimeRange): string =>
  `${sortableOf(start).slice(5, 16)}–${sortableOf(end).slice(11, 16)}`;
const open = (hours: OwnHours, exceptions: readonly DateException[] = [], first = tuesday, last = first): string[] =>
  openHours(settings, exceptions, first, last, hours).map(text);

const split = [block('08:00', '10:00'), block('12:00', '14:00'), block('16:00', '20:00')];
const shorter: DateException = {
  ...settings.weekly_schedule.monday,
  date: tuesday,
  start_time: '09:00',
  end_time: '16:00',
};

describe('own hours (PLAN-10)', () => {
  test('replace the studio’s: several blocks, and none on days without', () => {
    expect(open(own([period(null, null, ...split)]), [], '2026-03-02', '2026-03-04')).toEqual([
      '03-03T08:00–10:00',
      '03-03T12:00–14:00',
      '03-03T16:00–20:00',
    ]);
  });

  test('are valid from their first to their last day, the studio’s on all other days', () => {
    const hours = own([period('2026-03-10', '2026-03-17', block('12:00', '14:00')), period('2026-03-24', null)]);
    const days = ['2026-03-03', '2026-03-09', '2026-03-10', '2026-03-17', '2026-03-18', '2026-03-24', '2026-03-25'];
    expect(days.flatMap((day) => open(hours, [], day))).toEqual([
      '03-03T09:00–18:00',
      '03-09T09:00–18:00',
      '03-10T12:00–14:00',
      '03-17T12:00–14:00',
      '03-18T09:00–18:00',
    ]);
  });

  test('are shortened by an exception of the studio, which adds none', () => {
    const hours = own([period(null, null, ...split)]);
    expect(open(hours, [shorter])).toEqual(['03-03T09:00–10:00', '03-03T12:00–14:00']);
    const pause = { ...shorter, end_time: '18:00', break_enabled: true, break_start: '13:00', break_end: '17:00' };
    expect(open(hours, [pause])).toEqual(['03-03T09:00–10:00', '03-03T12:00–13:00', '03-03T17:00–18:00']);
    expect(open(hours, [{ ...shorter, is_working: false }])).toEqual([]);
    expect(open(own([period(null, null)]), [shorter])).toEqual([]);
  });

  test('of a date take precedence over all others, also if the studio is closed', () => {
    const hours = own([period(null, null, ...split)], [{ date: tuesday, blocks: [block('19:00', '21:00')] }]);
    expect(open(hours, [shorter])).toEqual(['03-03T19:00–21:00']);
    expect(open(hours, [{ ...shorter, is_working: false }])).toEqual(['03-03T19:00–21:00']);
    expect(open(own([], [{ date: tuesday, blocks: [] }]))).toEqual([]);
  });
});

describe('the working times of a photographer with own hours (PLAN-10)', () => {
  const times = (hours: OwnHours | undefined, exceptions: readonly DateException[] = []) =>
    workingTimesOf({ settings, exceptions, own: hours }, [tuesday]).map(({ open: all, pause, exceptional }) => [
      all && text(all),
      pause && text(pause),
      exceptional,
    ]);

  test('last from the first to the last block, with a break after the first', () => {
    expect(times(own([period(null, null, ...split)]))).toEqual([['03-03T08:00–20:00', '03-03T10:00–12:00', false]]);
    expect(times(own([period(null, null, block('12:00', '14:00'))]))).toEqual([['03-03T12:00–14:00', null, false]]);
    expect(times(own([period(null, null)]))).toEqual([[null, null, false]]);
  });

  test('are marked as exceptional on a date of their own, and on one of the studio', () => {
    const hours = own([period(null, null, ...split)]);
    expect(times(hours, [shorter])).toEqual([['03-03T09:00–14:00', '03-03T10:00–12:00', true]]);
    const away = own(hours.periods as OwnPeriod[], [{ date: tuesday, blocks: [] }]);
    expect(times(away)).toEqual([[null, null, true]]);
  });

  test('are the studio’s if no own hours are valid', () => {
    expect(times(own([period('2026-03-10', null, ...split)]))).toEqual([['03-03T09:00–18:00', null, false]]);
    expect(times(undefined, [shorter])).toEqual([['03-03T09:00–16:00', null, true]]);
  });
});
