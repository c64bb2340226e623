import { expect, it } from 'vitest';
import { placeState } from './place-state.ts';

it.each([
  ['CANCELLED', true, { place: 1, born_on: null }, 'reserved'],
  ['CANCELLED', true, { place: null, born_on: null }, 'waiting_list'],
  ['CANCELLED', true, { place: 3, born_on: '2030-03-02' }, 'born'],
  ['CANCELLED', false, undefined, 'ended'],
  ['CANCELLED', true, undefined, 'ended'],
  ['CANCELLED', null, undefined, 'ended'],
  ['PENDING', null, { place: 1, born_on: '2030-03-02' }, 'booked'],
  ['COMPLETED', null, undefined, 'booked'],
] as const)(
  'a booking that is %s, waiting: %s, with the place %j, is %s (BABY-02)',
  (status, awaits_birth, place, state) => {
    expect(placeState({ status, awaits_birth, place })).toBe(state);
  },
);
