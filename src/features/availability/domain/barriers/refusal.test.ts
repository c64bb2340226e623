import { describe, expect, test } from 'vitest';
import { open, tuesday, withBreak } from '#features/hours/domain/testing/daily-hours.ts';
import { berlinDay, sortableOf } from '#shared/kernel/time/berlin-time.ts';
import type { AvailabilityFacts, BookingMode } from '../facts.ts';
import { facts, off, reason, session } from '../testing/tuesday-facts.ts';
import { explainDay } from './refusal.ts';

describe('the buffer (SRV-02)', () => {
  const noon = { busy: [session('12:00', '13:00')] };
  test.each<[string, Partial<AvailabilityFacts>, string, string]>([
    ['ends a buffer before the next', noon, '10:45', 'free'],
    ['ends a minute too late', noon, '10:46', 'buffer'],
    ['touches the next', noon, '11:00', 'buffer'],
    ['reaches into the next', noon, '11:01', 'booked'],
    ['starts with the other', noon, '12:00', 'booked'],
    ['starts in the last minute of the other', noon, '12:59', 'booked'],
    ['starts when the other ends', noon, '13:00', 'buffer'],
    ['starts a minute too early', noon, '13:14', 'buffer'],
    ['starts a buffer later', noon, '13:15', 'free'],
    ['the buffer was longer when the other was booked', { busy: [session('12:00', '13:00', 30)] }, '13:29', 'buffer'],
    ['and is over', { busy: [session('12:00', '13:00', 30)] }, '13:30', 'free'],
    ['the longer buffer of then does not reach backwards', { busy: [session('12:00', '13:00', 30)] }, '10:45', 'free'],
    ['the buffer was shorter then', { busy: [session('12:00', '13:00', 0)] }, '13:14', 'buffer'],
    ['not towards opening', {}, '09:00', 'free'],
    ['not towards closing', {}, '17:00', 'free'],
    ['not towards time off', { timeOff: [off('2026-03-03T12:00', '2026-03-03T13:00')] }, '13:00', 'free'],
    ['not towards time off before it', { timeOff: [off('2026-03-03T12:00', '2026-03-03T13:00')] }, '11:00', 'free'],
    ['time off', { timeOff: [off('2026-03-03T12:00', '2026-03-03T13:00')] }, '11:01', 'time_off'],
  ])('a session that %s', (_, change, start, expected) => {
    expect(reason(change, `${tuesday}T${start}`)).toBe(expected);
  });
});

test.each<[string, string, BookingMode, string]>([
  ['off the grid', '2026-03-03T09:07', 'public', 'free'],
  ['before opening', '2026-03-03T08:59', 'public', 'outside_hours'],
  ['after the last start', '2026-03-03T17:01', 'public', 'outside_hours'],
  ['on Sunday', '2026-03-08T11:00', 'staff', 'closed_day'],
  ['in the past, for staff', '2026-03-02T11:00', 'staff', 'past'],
  ['within a minute', '2026-03-03T09:00:30', 'staff', 'not_whole_minute'],
  ['next year, for staff', '2027-03-02T09:00', 'staff', 'free'],
])('%s (%s) for %s: %s (SRV-09, SRV-11)', (_, start, mode, expected) => {
  expect(reason({}, start, mode)).toBe(expected);
});

describe('an internal appointment (SRV-12)', () => {
  const change = { busy: [session('12:00', '13:00')], timeOff: [off('2026-03-03T20:00', '2026-03-03T21:00')] };
  test.each([
    ['in the past', '2026-01-03T11:00', 'free'],
    ['at night', '2026-03-03T23:30', 'free'],
    ['on Sunday', '2026-03-08T11:00', 'free'],
    ['beyond the window', '2027-03-08T11:00', 'free'],
    ['right before a session', '2026-03-03T11:00', 'free'],
    ['right after a session', '2026-03-03T13:00', 'free'],
    ['over a session', '2026-03-03T11:01', 'booked'],
    ['over time off', '2026-03-03T20:59', 'time_off'],
    ['within a minute', '2026-03-03T13:00:30', 'not_whole_minute'],
  ])('%s (%s): %s', (_, start, expected) => {
    expect(reason(change, start, 'internal')).toBe(expected);
  });
});

test('a day is explained from its first to its last minute, with the causes', () => {
  const settings = withBreak(open('09:00', '18:00'), '12:00', '13:00');
  const busy = [session('15:00', '16:00')];
  const explained = explainDay({ ...facts, settings, busy }, tuesday);
  const shown = explained.map(({ from, to, refusals }) => [
    sortableOf(from).slice(11, 16),
    sortableOf(to).slice(11, 16),
    refusals.map(({ reason: why, cause }) => (cause ? `${why} ${cause}` : why)).join(', ') || 'free',
  ]);
  expect(shown).toEqual([
    ['00:00', '09:00', 'outside_hours'],
    ['09:00', '11:01', 'free'],
    ['11:01', '13:00', 'break'],
    ['13:00', '13:46', 'free'],
    ['13:46', '14:01', 'buffer b1'],
    ['14:01', '16:00', 'booked b1'],
    ['16:00', '16:15', 'buffer b1'],
    ['16:15', '17:01', 'free'],
    ['17:01', '00:00', 'outside_hours'],
  ]);
});

test('a session longer than the day is reported once', () => {
  const { start: from, end: to } = berlinDay(tuesday);
  expect(explainDay({ ...facts, duration_min: 600 }, tuesday)).toEqual([
    { from, to, refusals: [{ reason: 'outside_hours', cause: null }] },
  ]);
});
