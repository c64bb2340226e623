import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CampaignState, campaignState, type SpotState, spotCounts, spotState } from './campaign-state.ts';

const spot = { starts_at: 2000, paused: false, time: 'held' as const };

test.each<[SpotState, object, number]>([
  ['free', {}, 1999],
  ['over', {}, 2000],
  ['paused', { paused: true }, 1999],
  ['sold', { time: 'booked' }, 1999],
  ['sold', { time: 'booked', paused: true }, 3000],
  ['gone', { time: null }, 1999],
  ['over', { time: null }, 2000],
])('a spot is %s: %o at %d (MINI-02)', (state, changes, now) => {
  expect(spotState({ ...spot, ...changes }, now)).toBe(state);
});

test.each<[CampaignState, string, object, number, object]>([
  ['before', 'until the last millisecond before it opens', {}, 999, {}],
  ['open', 'at the instant it opens', {}, 1000, {}],
  ['open', 'earlier with the early link', {}, 1, { early: true }],
  [
    'sold_out',
    'once every spot is sold, paused or gone',
    {
      spots: [
        { ...spot, time: 'booked' },
        { ...spot, paused: true },
        { ...spot, time: null },
      ],
    },
    1000,
    {},
  ],
  ['before', 'and not sold out before it opens', { spots: [{ ...spot, time: 'booked' }] }, 999, {}],
  [
    'sold_out',
    'when the only free spot has begun',
    { spots: [spot, { ...spot, starts_at: 3000, time: 'booked' }] },
    2000,
    {},
  ],
  ['over', 'when its last spot has begun', {}, 2000, {}],
  ['closed', 'however early', { closed_at: 500 }, 600, { early: true }],
])('a campaign is %s %s (MINI-02)', (state, _, changes, now, visitor) => {
  expect(campaignState({ opens_at: 1000, closed_at: null, spots: [spot], ...changes }, now, visitor)).toBe(state);
});

const anySpot = fc.record({
  starts_at: fc.integer({ min: 1, max: 10 }),
  paused: fc.boolean(),
  time: fc.constantFrom('held' as const, 'booked' as const, null),
});

test('a campaign that has opened is sold out exactly if no spot is counted as free, and counts no spot twice (MINI-02)', () => {
  fc.assert(
    fc.property(fc.array(anySpot, { minLength: 1, maxLength: 12 }), fc.integer({ min: 0, max: 11 }), (spots, now) => {
      const { total, sold, free } = spotCounts(spots, now);
      expect(total).toBe(spots.length);
      expect(sold + free).toBeLessThanOrEqual(total);
      expect(free).toBe(spots.filter((one) => spotState(one, now) === 'free').length);
      expect(sold).toBe(spots.filter(({ time }) => time === 'booked').length);
      const state = campaignState({ opens_at: 0, closed_at: null, spots }, now);
      if (state === 'open') expect(free).toBeGreaterThan(0);
      else expect([free, state]).toEqual([0, spots.some(({ starts_at }) => starts_at > now) ? 'sold_out' : 'over']);
    }),
  );
});
