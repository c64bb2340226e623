import { expect, it } from 'vitest';
import { changedPosition, personState } from './person.ts';

it.each([
  [false, null, 'active'],
  [true, null, 'invited'],
  [false, 5, 'deactivated'],
] as const)(
  'the state of a person: invited %s, deactivated %s, is %s (TEAM-02)',
  (is_invited, deactivated_at, state) => {
    expect(personState({ is_invited, deactivated_at })).toBe(state);
  },
);

const anna = { role: 'photographer', photographer_id: 'anna' } as const;
const desk = { role: 'desk', photographer_id: null } as const;
it.each([
  ['keeps everything without changes', anna, {}, anna],
  ['loses the photographer with another role', anna, { role: 'desk' }, desk],
  [
    'loses the photographer that is given with another role',
    desk,
    { role: 'owner', photographer_id: 'anna' },
    { ...desk, role: 'owner' },
  ],
  ['keeps the photographer with the same role', anna, { role: 'photographer' }, anna],
  ['gets another photographer', anna, { photographer_id: 'ben' }, { ...anna, photographer_id: 'ben' }],
  ['is refused as a photographer of nobody', desk, { role: 'photographer' }, null],
  ['is refused if its photographer is taken away', anna, { photographer_id: null }, null],
  ['may stay a photographer who is gone', { ...anna, photographer_id: null }, {}, { ...anna, photographer_id: null }],
] as const)('an account %s (TEAM-02)', (_, present, changes, expected) => {
  expect(changedPosition(present, changes)).toEqual(expected);
});
