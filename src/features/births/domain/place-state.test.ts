import { expect, it } from 'vitest';
import { placeState } from './place-state.ts';

it.each([
  ['CANCELLED', { place: 1, born_on: null }, 'reserved'],
  ['CANCELLED', { place: null, born_on: null }, 'waiting_list'],
  ['CANCELLED', { place: 3, born_on: '2030-03-02' }, 'born'],
  ['CANCELLED', undefined, 'ended'],
  ['PENDING', { place: 1, born_on: '2030-03-02' }, 'booked'],
  ['COMPLETED', undefined, 'booked'],
] as const)('a booking that is %s with the place %j is %s (BABY-02)', (status, place, state) => {
  expect(placeState({ status, place })).toBe(state);
});
