import { expect, it } from 'vitest';
import { isOwnContact, makeContact } from './new-contacts.ts';

it('a contact that this tab creates is its own, while it is created and afterwards (AMB-075)', async () => {
  await makeContact('Anna@kunde.example', () => {
    expect(isOwnContact({ id: '1', email: 'anna@kunde.example' })).toBe(true);
    return Promise.resolve({ id: '1' });
  });
  expect(isOwnContact({ id: '1', email: 'other@kunde.example' })).toBe(true);
  expect(isOwnContact({ id: '2', email: 'anna@kunde.example' })).toBe(false);
});
