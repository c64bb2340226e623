import { describe, expect, test } from 'vitest';
import { open, tuesday, withBreak } from '#features/hours/domain/testing/daily-hours.ts';
import { hoursOfDay } from '#features/hours/domain/working-hours.ts';
import { type MinimumNotice, noNotice } from '#features/services/domain/notice.ts';
import { bookingModes } from '../facts.ts';
import { explainStart } from '../slots/explanation.ts';
import { slotsOfDay } from '../slots/slots.ts';
import { at, facts, reason } from '../testing/tuesday-facts.ts';
import { firstOpenStart, firstWithNotice } from './minimum-notice.ts';

const hours = (count: number): MinimumNotice => ({ kind: 'hours', hours: count, in_opening_hours: false });
const openHours = (count: number): MinimumNotice => ({ kind: 'hours', hours: count, in_opening_hours: true });
const until = (time: string): MinimumNotice => ({ kind: 'day_before', until: time, in_opening_hours: false });
const untilOpenDay = (time: string): MinimumNotice => ({ kind: 'day_before', until: time, in_opening_hours: true });

const { settings } = facts;
const lunch = withBreak(settings, '12:00', '13:00');
const closedTuesday = [{ ...settings.weekly_schedule.sunday, date: tuesday }];

/** Monday 2 March 2026 to Monday 9 March; open on weekdays 09:00 to 18:00, on Saturday 10:00 to 16:00. */
describe('the first start a customer may book (PLAN-12)', () => {
  test.each<[string, MinimumNotice, string, string]>([
    ['without notice, now', noNotice, '2026-03-02T12:00', '2026-03-02T12:00'],
    ['with hours, that much later', hours(2), '2026-03-02T12:00', '2026-03-02T14:00'],
    ['within a minute, the next whole one', hours(2), '2026-03-02T12:00:01', '2026-03-02T14:01'],
    ['with hours, over midnight', hours(48), '2026-03-02T12:00', '2026-03-04T12:00'],
    ['in opening hours, on the same day', openHours(2), '2026-03-02T12:00', '2026-03-02T14:00'],
    ['in opening hours, the rest on the next day', openHours(3), '2026-03-02T17:00', '2026-03-03T11:00'],
    ['in opening hours, over Sunday', openHours(4), '2026-03-07T14:00', '2026-03-09T11:00'],
    ['in opening hours, from before opening', openHours(1), '2026-03-02T03:00', '2026-03-02T10:00'],
    ['in opening hours, exactly until closing', openHours(1), '2026-03-02T17:00', '2026-03-02T18:00'],
    ['in opening hours, none', openHours(0), '2026-03-02T20:00', '2026-03-02T20:00'],
    ['before the deadline, tomorrow', until('18:00'), '2026-03-02T17:59:59', '2026-03-03T00:00'],
    ['at the deadline, the day after tomorrow', until('18:00'), '2026-03-02T18:00', '2026-03-04T00:00'],
    ['with a deadline on Sunday, on Monday', until('18:00'), '2026-03-08T10:00', '2026-03-09T00:00'],
    ['before the deadline of an open day', untilOpenDay('18:00'), '2026-03-06T17:00', '2026-03-07T00:00'],
    ['after the last deadline before Sunday', untilOpenDay('12:00'), '2026-03-07T13:00', '2026-03-10T00:00'],
    [
      'on a closed day, the deadline was on the day before',
      untilOpenDay('18:00'),
      '2026-03-08T10:00',
      '2026-03-10T00:00',
    ],
  ])('%s: %j', (_, notice, now, first) => {
    const hoursOf = hoursOfDay(settings.weekly_schedule, []);
    expect(firstWithNotice(notice, at(now), hoursOf) * 60_000).toBe(at(first));
  });

  test('breaks do not count as opening hours, and an exception replaces its weekday (PLAN-12)', () => {
    const first = (week: typeof settings, exceptions = closedTuesday) =>
      firstWithNotice(openHours(9), at('2026-03-02T12:00'), hoursOfDay(week.weekly_schedule, exceptions)) * 60_000;
    expect(first(settings, [])).toBe(at('2026-03-03T12:00'));
    expect(first(lunch, [])).toBe(at('2026-03-03T14:00'));
    expect(first(settings)).toBe(at('2026-03-04T12:00'));
  });

  test.each([
    ['spring: 23 hours on the clock', '2026-03-28T12:00', '2026-03-29T13:00'],
    ['autumn: 25 hours on the clock', '2026-10-24T12:00', '2026-10-25T11:00'],
  ])('hours are elapsed hours when the clocks change in %s (PLAN-12, SRV-06)', (_, now, first) => {
    expect(firstWithNotice(hours(24), at(now), () => ({ hours: null, blocks: [], exception: null })) * 60_000).toBe(
      at(first),
    );
  });

  test('opening hours skipped by the clock change do not count, and a deadline in them is the instant of the change (PLAN-12, SRV-06)', () => {
    const night = hoursOfDay(open('00:00', '06:00').weekly_schedule, []);
    expect(firstWithNotice(openHours(3), at('2026-03-29T00:00'), night) * 60_000).toBe(at('2026-03-29T04:00'));
    expect(firstWithNotice(openHours(3), at('2026-10-25T00:00'), night)).toBe(at('2026-10-25T02:00+01:00') / 60_000);
    const skipped = (now: string) => firstWithNotice(until('02:30'), at(now), night) * 60_000;
    expect(skipped('2026-03-29T01:59')).toBe(at('2026-03-30T00:00'));
    expect(skipped('2026-03-29T03:00')).toBe(at('2026-03-31T00:00'));
  });

  test('a studio that never opens has no such start within the farthest window (PLAN-12)', () => {
    const never = () => ({ hours: null, blocks: [], exception: null });
    const window = at('2026-03-02T00:00') / 60_000 + 366 * 1440;
    for (const notice of [openHours(1), untilOpenDay('18:00')]) {
      expect(firstWithNotice(notice, at('2026-03-02T12:00'), never)).toBeGreaterThan(window);
    }
  });
});

describe('with a minimum notice', () => {
  const now = at(`${tuesday}T10:30`);

  test('the list starts where a customer may book, and the start before it is too soon (PLAN-12)', () => {
    const late = { ...facts, now, settings: { ...settings, minimum_notice: hours(3) } };
    expect(slotsOfDay(late, tuesday)).toEqual(
      ['14:00', '15:00', '16:00', '17:00'].map((time) => at(`${tuesday}T${time}`)),
    );
    expect(reason(late, `${tuesday}T13:29`)).toBe('too_soon');
    expect(reason(late, `${tuesday}T13:30`)).toBe('free');
    expect(reason(late, `${tuesday}T10:30`)).toBe('past');
  });

  test('the studio itself may book any start (PLAN-12)', () => {
    const late = { ...facts, now, settings: { ...settings, minimum_notice: until('18:00') } };
    expect(reason(late, `${tuesday}T12:00`, 'staff')).toBe('free');
    expect(reason(late, `${tuesday}T12:00`, 'internal')).toBe('free');
    expect(slotsOfDay(late, tuesday, 'staff').length).toBeGreaterThan(0);
    expect(slotsOfDay(late, tuesday)).toEqual([]);
    expect(explainStart(late, at(`${tuesday}T12:00`))).toEqual({
      freeFor: bookingModes.filter((mode) => mode !== 'public'),
      objections: [{ reason: 'too_soon', cause: null, blocks: ['public'] }],
    });
  });

  test('that of the service replaces the studio’s, shorter or longer (PLAN-12)', () => {
    const studio = { now, settings: { ...settings, minimum_notice: hours(3) } };
    expect(reason({ ...studio, notice: null }, `${tuesday}T12:00`)).toBe('too_soon');
    expect(reason({ ...studio, notice: hours(1) }, `${tuesday}T12:00`)).toBe('free');
    expect(reason({ ...studio, notice: hours(6) }, `${tuesday}T16:00`)).toBe('too_soon');
  });

  test('of several reasons against a start only the past precedes the notice (PLAN-12)', () => {
    const late = { now, settings: { ...settings, minimum_notice: hours(30) } };
    expect(reason(late, `${tuesday}T20:00`)).toBe('too_soon');
  });
});

describe('the example that the settings show: the first open time with enough notice (PLAN-12)', () => {
  test.each<[string, MinimumNotice, string, string | null]>([
    ['within the opening hours', hours(2), '2026-03-02T12:00', '2026-03-02T14:00'],
    ['after closing, the next opening', hours(2), '2026-03-02T17:00', '2026-03-03T09:00'],
    ['at closing, the next opening', hours(1), '2026-03-02T17:00', '2026-03-03T09:00'],
    ['over a closed Sunday', hours(2), '2026-03-07T15:00', '2026-03-09T09:00'],
    ['without notice, before opening', noNotice, '2026-03-02T06:00', '2026-03-02T09:00'],
    ['beyond the booking window, none', hours(336), '2026-03-02T12:00', null],
  ])('%s: %j', (_, notice, now, first) => {
    const found = firstOpenStart({ ...settings, advance_booking_days: 13 }, [], notice, at(now));
    expect(found).toBe(first && at(first));
  });

  test('after the break, and not on a date that an exception closes (PLAN-12)', () => {
    expect(firstOpenStart(lunch, [], hours(2), at('2026-03-02T10:15'))).toBe(at('2026-03-02T13:00'));
    expect(firstOpenStart(settings, closedTuesday, hours(2), at('2026-03-02T17:00'))).toBe(at('2026-03-04T09:00'));
  });
});
