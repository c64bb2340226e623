import { expect, test } from 'vitest';
import { isSpecialOffer } from './service-rules.ts';

test.each([
  ['Sonderangebot', true, true],
  [' SonderAngebot ', true, true],
  ['Sonderangebot', false, false],
  ['Sonderangebote', true, false],
])('%j as a system service (%s) has special settings: %s (AMB-055, SERV-018)', (name, is_system_service, expected) => {
  expect(isSpecialOffer({ name, is_system_service })).toBe(expected);
});
