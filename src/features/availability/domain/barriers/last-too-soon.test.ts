import { expect, test } from 'vitest';
import { tuesday } from '#features/hours/domain/testing/daily-hours.ts';
import type { MinimumNotice } from '#features/services/domain/notice.ts';
import type { AvailabilityFacts } from '../facts.ts';
import { lastTooSoon, slotsOfDays } from '../slots/slots.ts';
import { at, facts, off } from '../testing/tuesday-facts.ts';

const hours = (count: number): MinimumNotice => ({ kind: 'hours', hours: count, in_opening_hours: false });
const evening: MinimumNotice = { kind: 'day_before', until: '18:00', in_opening_hours: false };
const allTuesday = [off(`${tuesday}T00:00`, '2026-03-04T00:00')];
const monday = '2026-03-02';

/** Of Sunday 1 March to Wednesday 4 March; open on weekdays 09:00 to 18:00. */
const found = (...changes: Partial<AvailabilityFacts>[]): string | null => {
  const all = changes.map((change) => ({ ...facts, ...change }));
  return lastTooSoon(all, slotsOfDays(all, '2026-03-01', '2026-03-04'));
};

test.each<[string, Partial<AvailabilityFacts>, string | null]>([
  ['without notice', {}, null],
  ['a day that begins too soon, and has a time left', { notice: hours(24) }, monday],
  ['a day that begins too soon after another', { notice: hours(32) }, tuesday],
  ['a notice that leaves a time of today', { notice: hours(4) }, null],
  ['after the deadline of the day before', { notice: evening, now: at(`${monday}T19:00`) }, tuesday],
  ['before the deadline of the day before', { notice: evening }, monday],
  ['a day that was over before the notice', { notice: hours(10), now: at(`${monday}T19:00`) }, null],
  ['a day that is taken in any case', { notice: hours(32), timeOff: allTuesday }, monday],
  ['the notice of the studio', { settings: { ...facts.settings, minimum_notice: hours(24) } }, monday],
])('the last day without a free start because of the notice: %s (PLAN-12)', (_, change, day) => {
  expect(found(change)).toBe(day);
  expect(lastTooSoon({ ...facts, ...change }, slotsOfDays({ ...facts, ...change }, '2026-03-01', '2026-03-04'))).toBe(
    day,
  );
});

test('of several photographers, one who would be free is enough (PLAN-12, PLAN-20)', () => {
  const notice = hours(32);
  expect(found({ notice, timeOff: allTuesday }, { notice })).toBe(tuesday);
  expect(found({ notice }, { notice, timeOff: allTuesday })).toBe(tuesday);
  expect(found({ notice, timeOff: allTuesday }, { notice, timeOff: allTuesday })).toBe(monday);
});
