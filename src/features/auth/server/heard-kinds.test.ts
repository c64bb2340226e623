import { expect, test } from 'vitest';
import { roles } from '#shared/contract/role.ts';
import { mayHear } from './heard-kinds.ts';

const shown = ['booking', 'time_off', 'resource', 'calendar_feed'];
const ofOwnAccount = ['account', 'password', 'passkey', 'second_factor', 'session'];
const ofOthers = [
  'invoice',
  'payments',
  'contact',
  'customer',
  'settings',
  'team',
  'mail',
  'api_key',
  'privacy',
  'discount',
  'voucher',
];

test('a photographer hears of everything that her pages show, and of nothing else (TEAM-01)', () => {
  const heard = [...shown, ...ofOwnAccount, ...ofOthers].filter((kind) => mayHear('photographer', kind));
  expect(heard).toEqual([...shown, ...ofOwnAccount]);
});

test('everyone else hears of all kinds (TEAM-01)', () => {
  for (const role of roles.filter((one) => one !== 'photographer'))
    expect([...shown, ...ofOthers].filter((kind) => !mayHear(role, kind))).toEqual([]);
});
