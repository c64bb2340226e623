import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesOfItem, priceOfItem } from '#features/services/domain/extras/booked-item.ts';
import { campaignLimits, spotsOf } from './campaign-spots.ts';
import { type SpotState, spotStates } from './campaign-state.ts';
import { childrenItem, siblingsAfter, spotsInRow } from './siblings.ts';

const stated = (states: readonly SpotState[]) => states.map((state, i) => ({ id: `spot ${i}`, state }));
const rowOf = (states: readonly SpotState[], id: string, children: number) =>
  spotsInRow(stated(states), id, children)?.map((spot) => spot.id);

test.each<[string, readonly SpotState[], string, number, readonly string[] | undefined]>([
  ['one child gets one', ['sold', 'free'], 'spot 1', 1, ['spot 1']],
  ['two get two that follow', ['free', 'free', 'free'], 'spot 0', 2, ['spot 0', 'spot 1']],
  ['none where the next one is sold', ['free', 'sold', 'free'], 'spot 0', 2, undefined],
  ['none where the next one is paused', ['free', 'paused'], 'spot 0', 2, undefined],
  ['none where the first one is sold', ['sold', 'free'], 'spot 0', 2, undefined],
  ['none past the last one', ['free', 'free'], 'spot 1', 2, undefined],
  ['none of another day', ['free'], 'unknown', 1, undefined],
])('spots in a row: %s (MINI-08)', (_, states, id, children, row) => {
  expect(rowOf(states, id, children)).toEqual(row);
});

test('as many siblings are offered as spots follow, up to the most, and never one more (MINI-08)', () => {
  const anyStates = fc.array(fc.constantFrom<SpotState>(...spotStates, 'free', 'free'), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(anyStates, fc.nat(8), (states, index) => {
      fc.pre(index < states.length);
      const id = `spot ${index}`;
      const count = siblingsAfter(stated(states), id);
      const { max } = campaignLimits.siblings;
      expect(count).toBeLessThanOrEqual(max);
      if (states[index] === 'free') expect(rowOf(states, id, count + 1)).toHaveLength(count + 1);
      else expect(count).toBe(0);
      if (count < max) expect(rowOf(states, id, count + 2)).toBeUndefined();
    }),
  );
});

test('a booking for several children ends with the last of their spots, also when the clocks change (MINI-08)', () => {
  const dates = fc.constantFrom('2026-12-05', '2026-10-25', '2027-03-28', '2026-12-31');
  const minutes = fc.record({ session_minutes: fc.integer({ min: 5, max: 60 }), break_minutes: fc.nat(30) });
  fc.assert(
    fc.property(dates, minutes, fc.integer({ min: 1, max: 3 }), fc.nat(9000), (date, day, siblings, cents) => {
      const spots = spotsOf({ date, from: '00:00', to: '08:00', ...day });
      fc.pre(spots.ok && spots.value.length > siblings);
      if (!spots.ok) return;
      const { session_minutes: session_min, break_minutes: break_min } = day;
      const item = childrenItem({ session_min, break_min, sibling_price_cents: cents }, siblings);
      const [first, last] = [spots.value[0], spots.value[siblings]];
      if (!first || !last) throw new Error('no spots');
      expect(last.end - first.start).toBe((session_min + minutesOfItem(item)) * 60_000);
      expect(priceOfItem(item)).toBe(siblings * cents);
    }),
  );
});
