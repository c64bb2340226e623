import { describe, expect, it } from 'vitest';
import { tuesday } from '#features/hours/domain/testing/daily-hours.ts';
import type { BookingMode, BusyTime, LaneTimes } from '../facts.ts';
import { at, facts, off, session } from '../testing/tuesday-facts.ts';
import { berlinWeekOf, lanesAt } from './lane-choice.ts';

const lane = (id: number, busy: readonly BusyTime[] = [], timeOff: LaneTimes['timeOff'] = []): LaneTimes => ({
  id,
  busy,
  timeOff,
});
const on = (day: string, from: string, to: string): BusyTime => ({
  ...session(from, to),
  start: at(`${day}T${from}`),
  end: at(`${day}T${to}`),
  guardedStart: at(`${day}T${from}`),
  guardedEnd: at(`${day}T${to}`),
});
const chosen = (needs: readonly (readonly LaneTimes[])[], kept: readonly number[] = [], mode: BookingMode = 'public') =>
  lanesAt({ ...facts, needs }, at(`${tuesday}T12:00`), mode, { kept });

describe('the lanes of a session', () => {
  it('are none if it needs none, whether or not the photographer is free', () => {
    expect(lanesAt({ ...facts, busy: [session('12:00', '13:00')] }, at(`${tuesday}T12:00`), 'public')).toEqual([]);
  });

  it('are the first in the order of the studio if all are used equally', () => {
    expect(chosen([[lane(7), lane(3), lane(5)]])).toEqual([7]);
  });

  it.each([
    ['a session', lane(1, [session('12:30', '13:30')])],
    ['the buffer after a session', lane(1, [session('10:00', '11:50')])],
    ['the buffer before a session', lane(1, [session('13:10', '14:00')])],
    ['time off', lane(1, [], [off(`${tuesday}T12:59`, `${tuesday}T20:00`)])],
  ])('are not one that is claimed by %s', (_, claimed) => {
    expect(chosen([[claimed, lane(2)]])).toEqual([2]);
    expect(chosen([[claimed]])).toBeNull();
  });

  it('need no buffer for an internal appointment', () => {
    const beside = lane(1, [session('10:00', '12:00'), session('13:00', '14:00', 15, 'b2')]);
    expect(chosen([[beside]], [], 'internal')).toEqual([1]);
    expect(chosen([[beside]])).toBeNull();
  });

  it('are those with the fewest booked minutes of the week, not with the fewest sessions', () => {
    const long = lane(1, [session('14:30', '17:00')]);
    const short = lane(2, [on('2026-03-02', '09:00', '10:00'), on('2026-03-08', '22:00', '23:00')]);
    expect(chosen([[long, short]])).toEqual([2]);
    expect(chosen([[lane(3, [on('2026-03-02', '09:00', '11:00')]), short]])).toEqual([3]);
  });

  it('do not depend on the bookings of other weeks', () => {
    const before = lane(1, [on('2026-03-01', '09:00', '18:00'), on('2026-03-09', '09:00', '18:00')]);
    expect(chosen([[before, lane(2, [on('2026-03-04', '09:00', '10:00')])]])).toEqual([1]);
  });

  it('are kept while they are free, however often they are used', () => {
    const used = lane(2, [session('14:30', '17:00')]);
    expect(chosen([[lane(1), used]], [2])).toEqual([2]);
    expect(chosen([[lane(1), lane(2, [session('12:00', '13:00')])]], [2])).toEqual([1]);
  });

  it('are a different one for each need', () => {
    expect(chosen([[lane(1), lane(2)], [lane(1)]])).toEqual([2, 1]);
    expect(chosen([[lane(1)], [lane(1)]])).toBeNull();
  });
});

describe('the Berlin week of an instant', () => {
  it.each([
    ['Monday, the first minute', '2026-03-02T00:00', '2026-03-02T00:00', '2026-03-09T00:00'],
    ['Tuesday', '2026-03-03T12:00', '2026-03-02T00:00', '2026-03-09T00:00'],
    ['Sunday, the last minute', '2026-03-08T23:59', '2026-03-02T00:00', '2026-03-09T00:00'],
    ['with 167 hours', '2026-03-25T12:00', '2026-03-23T00:00+01:00', '2026-03-30T00:00+02:00'],
    ['with 169 hours', '2026-10-25T12:00', '2026-10-19T00:00+02:00', '2026-10-26T00:00+01:00'],
  ])('%s', (_, instant, start, end) => {
    expect(berlinWeekOf(at(instant))).toEqual({ start: at(start), end: at(end) });
  });
});
