import { describe, expect, test } from 'vitest';
import { tuesday } from '#features/hours/domain/testing/daily-hours.ts';
import { sortableOf } from '#shared/kernel/time/berlin-time.ts';
import type { AvailabilityFacts, BusyTime, LaneTimes } from '../facts.ts';
import { facts, session } from '../testing/tuesday-facts.ts';
import { slotsOfDay } from './slots.ts';

const times = (...changes: Partial<AvailabilityFacts>[]): string => {
  const all = changes.map((change) => ({ ...facts, ...change }));
  const starts = slotsOfDay(all.length === 1 && all[0] ? all[0] : all, tuesday);
  return starts.map((start) => sortableOf(start).slice(11, 16)).join(' ');
};
const room = (id: number, ...busy: BusyTime[]): LaneTimes => ({ id, busy, timeOff: [] });
const free = '09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:00';

describe('the start right after a session (SRV-01)', () => {
  test('is offered after one in the only room, too (PLAN-03)', () => {
    const used = room(1, session('09:00', '10:32'));
    expect(times({ needs: [[used]] })).toBe(`10:50 ${free.slice(12)}`);
    expect(times({ needs: [[used], [room(2), room(3)]], busy: [session('15:00', '16:00')] })).toBe(
      '10:50 11:00 12:00 13:00 16:15 17:00',
    );
  });

  test('is not offered after one in a room that has an alternative (PLAN-03)', () => {
    const [one, two] = [room(1, session('09:00', '10:32')), room(2, session('13:00', '13:20', 15, 'b2'))];
    expect(times({ needs: [[one, two]] })).toBe(free);
  });

  test('is offered after the last start of the grid, of one photographer and of several (PLAN-20)', () => {
    const late = { duration_min: 15, busy: [session('16:45', '17:20')] };
    const expected = '09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:35';
    expect(times(late)).toBe(expected);
    expect(times(late, { ...late })).toBe(expected);
    expect(times(late, { ...late, busy: [session('16:45', '17:05')] })).toBe(
      '09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:20 17:35',
    );
  });
});

describe('minutes before a session', () => {
  const before = session('16:00', '17:00', 15, 'b2', 240);

  test('are kept free also if another session lies in them (PLAN-11)', () => {
    expect(times({ busy: [session('14:00', '15:00'), before] })).toBe('09:00 10:00 11:00');
    expect(times({ busy: [before] })).toBe('09:00 10:00 11:00');
  });

  test('are kept free in a room, too (PLAN-11)', () => {
    expect(times({ needs: [[room(1, session('14:00', '15:00'), before)]] })).toBe('09:00 10:00 11:00');
  });
});
