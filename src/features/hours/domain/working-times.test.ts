import { describe, expect, test } from 'vitest';
import { formatInstant, instantOf } from '#shared/kernel/time/berlin-time.ts';
import { defaultCalendarSettings } from './settings/calendar-settings.ts';
import { workingTimesOf } from './working-times.ts';

const MINUTE = 60_000;
const at = (hour: number, date: string): number => instantOf(date, hour * 60) as number;

describe('working times are the instants that the rules use (SRV-06)', () => {
  const night = {
    is_working: true,
    start_time: '01:00',
    end_time: '06:00',
    break_enabled: true,
    break_start: '02:00',
    break_end: '03:00',
  };
  const times = (date: string) => {
    const [day] = workingTimesOf({ settings: defaultCalendarSettings, exceptions: [{ ...night, date }] }, [date]);
    const text = (range: { start: number; end: number } | null | undefined) =>
      range && `${formatInstant(range.start).slice(11)} ${(range.end - range.start) / MINUTE}`;
    return [text(day?.open), text(day?.pause), day?.exceptional];
  };

  test.each([
    ['an ordinary day', '2026-03-03', ['01:00:00+01:00 300', '02:00:00+01:00 60', true]],
    ['the night that loses an hour, and with it the break', '2026-03-29', ['01:00:00+01:00 240', null, true]],
    ['the night that gains one', '2026-10-25', ['01:00:00+02:00 360', '02:00:00+02:00 120', true]],
  ])('%s', (_, date, expected) => {
    expect(times(date)).toEqual(expected);
  });

  test('a weekday without an exception, and a closed one', () => {
    const days = workingTimesOf({ settings: defaultCalendarSettings, exceptions: [] }, ['2026-03-07', '2026-03-08']);
    expect(days).toEqual([
      {
        date: '2026-03-07',
        open: { start: at(10, '2026-03-07'), end: at(16, '2026-03-07') },
        pause: null,
        exceptional: false,
      },
      { date: '2026-03-08', open: null, pause: null, exceptional: false },
    ]);
  });
});
