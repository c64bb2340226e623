import { expect, it } from 'vitest';
import { isNewDevice, type SeenBefore } from './new-device.ts';

it.each<[boolean, SeenBefore['device'], boolean, boolean]>([
  [false, 'unknown', false, false],
  [false, 'none', false, false],
  [true, 'known', true, false],
  [true, 'known', false, false],
  [true, 'unknown', false, true],
  [true, 'unknown', true, true],
  [true, 'none', false, true],
  [true, 'none', true, false],
])(
  'somebody has signed in before: %s, device %s, known network: %s: told %s (KEY-03)',
  (hasSignedIn, device, isKnownNetwork, told) => {
    expect(isNewDevice({ hasSignedIn, device, isKnownNetwork })).toBe(told);
  },
);
