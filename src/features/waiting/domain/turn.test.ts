import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byTurn, positionOf, type Waiting } from './turn.ts';

const entry = (id: string, more: Partial<Waiting> = {}): Waiting => ({
  id,
  campaign_id: null,
  photographer_id: null,
  first_day: '2030-06-05',
  last_day: '2030-06-05',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  from_minute: 0,
  until_minute: 1439,
  joined_at: 0,
  number: id.codePointAt(0) ?? 0,
  missed: 0,
  lifted_at: null,
  ...more,
});
const order = (entries: readonly Waiting[]) => [...entries].sort(byTurn).map(({ id }) => id);

it('the order is that of joining, and constant for entries of the same instant', () => {
  expect(order([entry('c', { joined_at: 2 }), entry('b', { joined_at: 1 }), entry('a', { joined_at: 1 })])).toEqual([
    'a',
    'b',
    'c',
  ]);
});

it('lifted entries come first, in the order of lifting', () => {
  const entries = [entry('a'), entry('b', { joined_at: 1, lifted_at: 9 }), entry('c', { joined_at: 2, lifted_at: 8 })];
  expect(order(entries)).toEqual(['c', 'b', 'a']);
});

it('persons who have let fewer offers lapse come first, lifted or not', () => {
  const entries = [
    entry('a', { missed: 2 }),
    entry('b', { missed: 1, lifted_at: 1 }),
    entry('c', { missed: 1 }),
    entry('d'),
  ];
  expect(order(entries)).toEqual(['d', 'b', 'c', 'a']);
});

it('the place counts the earlier entries for the same days and photographers', () => {
  const mine = entry('x', { joined_at: 9, photographer_id: 'anna' });
  const others = [
    entry('a'),
    entry('b', { photographer_id: 'boris' }),
    entry('c', { first_day: '2030-06-06', last_day: '2030-06-09' }),
    entry('d', { first_day: '2030-06-01', last_day: '2030-06-30', photographer_id: 'anna' }),
    entry('e', { joined_at: 10 }),
    entry('f', { joined_at: 10, lifted_at: 11 }),
  ];
  expect(positionOf(mine, [...others, mine].sort(byTurn))).toBe(4);
  expect(positionOf(mine, [mine])).toBe(1);
});

it('entries for the same days and photographers have the places from 1 on, in the order of the list', () => {
  const lists = fc.array(
    fc.record({
      missed: fc.integer({ min: 0, max: 2 }),
      joined_at: fc.integer({ min: 0, max: 3 }),
      lifted_at: fc.option(fc.integer({ min: 0, max: 3 })),
    }),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(lists, (list) => {
      const entries = list.map((one, i) => entry(String.fromCodePoint(97 + i), one));
      const sorted = [...entries].sort(byTurn);
      const places = sorted.map((one) => positionOf(one, sorted));
      expect(places).toEqual(entries.map((_, i) => i + 1));
    }),
  );
});

it('those who wait for a campaign do not stand before those who wait for times of a service, nor the other way round', () => {
  const [spot, time] = [entry('a', { campaign_id: 'minis' }), entry('b', { joined_at: 1 })];
  expect(positionOf(time, [spot, time])).toBe(1);
  expect(positionOf(spot, [{ ...time, joined_at: -1 }, spot])).toBe(1);
  expect(positionOf(entry('c', { campaign_id: 'minis', joined_at: 2 }), [spot, time])).toBe(2);
});
