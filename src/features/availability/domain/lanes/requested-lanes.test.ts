import { expect, it } from 'vitest';
import { tuesday } from '#features/hours/domain/testing/daily-hours.ts';
import type { BusyTime, LaneTimes } from '../facts.ts';
import { at, facts, session } from '../testing/tuesday-facts.ts';
import { lanesAt } from './lane-choice.ts';

const lane = (id: number, resource_id: string, ...busy: BusyTime[]): LaneTimes => ({
  id,
  resource_id,
  busy,
  timeOff: [],
});
const claimed = session('12:00', '13:00');
const chosen = (needs: readonly (readonly LaneTimes[])[], requested: readonly string[], kept: readonly number[] = []) =>
  lanesAt({ ...facts, needs }, at(`${tuesday}T12:00`), 'public', { kept, requested });
const rooms = [lane(1, 'one'), lane(2, 'two'), lane(3, 'three')];

it.each<[string, readonly (readonly LaneTimes[])[], string[], number[] | null]>([
  ['nothing requested', [rooms], [], [1]],
  ['another than the first', [rooms], ['three'], [3]],
  ['one that is not free', [[lane(1, 'one'), lane(2, 'two', claimed)]], ['two'], null],
  ['one that the session does not need', [rooms], ['four'], null],
  ['more than it needs', [rooms], ['one', 'two'], null],
  ['one for each need', [rooms, rooms], ['three', 'two'], [2, 3]],
  ['one of two units that is free', [[lane(1, 'one', claimed), lane(2, 'one')]], ['one'], [2]],
  [
    'the same twice, of two units',
    [rooms, [lane(4, 'set'), lane(5, 'set')], [lane(5, 'set'), lane(4, 'set')]],
    ['set', 'set'],
    [1, 4, 5],
  ],
  ['the same twice, of one unit', [rooms, rooms], ['two', 'two'], null],
])('a session gets the required resources, or none: %s (PLAN-07)', (_, needs, requested, lanes) => {
  expect(chosen(needs, requested)).toEqual(lanes);
});

it('the resources it has now come after the required ones (PLAN-07)', () => {
  expect(chosen([rooms], ['three'], [2])).toEqual([3]);
  expect(chosen([rooms, rooms], ['three'], [2])).toEqual([2, 3]);
});
