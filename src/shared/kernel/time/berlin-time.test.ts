import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { processZones, useProcessZone } from '../testing/process-zones.ts';
import { utc } from '../testing/utc.ts';
import {
  berlinDateOf,
  berlinDay,
  berlinDayNumberOf,
  dayInZone,
  formatExactInstant,
  formatInstant,
  instantOf,
  parseInstant,
  sortableOf,
  wallMinuteOf,
} from './berlin-time.ts';
import { dateOf, dayNumberOf } from './calendar-date.ts';

const minute = 60_000;
const anyInstant = fc.integer({ min: Date.UTC(2000, 0, 2), max: Date.UTC(2200, 11, 30) });

describe('formatting an instant (AMB-030)', () => {
  test.each([
    ['2030-06-05T07:00:00Z', '2030-06-05T09:00:00+02:00'],
    ['2026-01-01T23:05:09.999Z', '2026-01-02T00:05:09+01:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
    ['2026-03-29T00:59:59Z', '2026-03-29T01:59:59+01:00'],
    ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00+02:00'],
    ['2026-10-25T00:59:59Z', '2026-10-25T02:59:59+02:00'],
    ['2026-10-25T01:00:00Z', '2026-10-25T02:00:00+01:00'],
    ['1969-12-31T23:00:01Z', '1970-01-01T00:00:01+01:00'],
  ])('%s is %s', (instant, text) => {
    expect(formatInstant(utc(instant))).toBe(text);
  });

  test.each([
    ['2030-06-05T07:00:00.000Z', '2030-06-05T09:00:00.000+02:00'],
    ['2030-06-05T07:00:00.042Z', '2030-06-05T09:00:00.042+02:00'],
    ['2026-01-01T23:05:09.999Z', '2026-01-02T00:05:09.999+01:00'],
  ])('%s is %s to the millisecond', (instant, text) => {
    expect(formatExactInstant(utc(instant))).toBe(text);
    expect(parseInstant(text)).toEqual({ ok: true, value: utc(instant) });
  });

  test('the text is parsed back to the same second, and as Berlin wall time it sorts', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const second = Math.floor(instant / 1000) * 1000;
        expect(parseInstant(formatInstant(instant))).toEqual({ ok: true, value: second });
        expect(formatInstant(instant).slice(0, 19)).toBe(sortableOf(instant));
      }),
    );
  });
});

test('date and wall time of an instant give it back, or the first occurrence an hour earlier', () => {
  fc.assert(
    fc.property(anyInstant, (any) => {
      const instant = Math.floor(any / minute) * minute;
      const back = instantOf(berlinDateOf(instant), wallMinuteOf(instant));
      expect([instant, instant - 60 * minute]).toContain(back);
    }),
  );
});

test.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
  ['2027-03-28', 23],
  ['2027-10-31', 25],
  ['2026-06-05', 24],
])('%s has %i hours (SRV-06)', (date, hours) => {
  const { start, end } = berlinDay(date);
  expect((end - start) / (60 * minute)).toBe(hours);
  expect([berlinDateOf(start - 1), berlinDateOf(start), berlinDateOf(end - 1)]).toEqual([
    dateOf(Math.floor(start / 86_400_000)),
    date,
    date,
  ]);
});

test('the day number of an instant is that of its Berlin date', () => {
  expect(berlinDayNumberOf(utc('2026-06-05T21:59Z'))).toBe(dayNumberOf('2026-06-05'));
  expect(berlinDayNumberOf(utc('2026-06-05T22:00Z'))).toBe(dayNumberOf('2026-06-06'));
});

test('a wall time that the clock change skips gives null, and one on an invalid date throws (SRV-06)', () => {
  expect(instantOf('2026-03-29', 119)).toBe(utc('2026-03-29T00:59Z'));
  expect(instantOf('2026-03-29', 120)).toBeNull();
  expect(instantOf('2026-03-29', 180)).toBe(utc('2026-03-29T01:00Z'));
  expect(() => instantOf('2026-02-30', 600)).toThrow(RangeError);
});

test('a day is the day of the given zone (SRV-07)', () => {
  expect(dayInZone('2026-03-03', 'America/New_York')).toEqual({
    start: utc('2026-03-03T05:00Z'),
    end: utc('2026-03-04T05:00Z'),
  });
  expect(dayInZone('2026-03-03', 'Europe/Berlin')).toEqual(berlinDay('2026-03-03'));
  expect(dayInZone('2026-03-03', 'Mars/Olympus')).toBeNull();
  expect(dayInZone('2026-02-30', 'Europe/Berlin')).toBeNull();
});

describe('the time zone of the process has no effect (SRV-06)', () => {
  const setZone = useProcessZone();

  test.each(processZones)('%s', async (zone, minutesBehindUtc) => {
    setZone(zone, minutesBehindUtc);
    // Reset the module so that its cache from another zone is not used.
    vi.resetModules();
    const fresh = await import('./berlin-time.ts');
    expect(fresh.parseInstant('2026-03-29T03:00')).toEqual({ ok: true, value: utc('2026-03-29T01:00Z') });
    expect(fresh.formatInstant(utc('2026-10-25T01:30Z'))).toBe('2026-10-25T02:30:00+01:00');
    expect(fresh.berlinDay('2026-10-25')).toEqual({ start: utc('2026-10-24T22:00Z'), end: utc('2026-10-25T23:00Z') });
  });
});
