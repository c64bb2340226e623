import { expect, test } from 'vitest';
import { agreedWithdrawal } from './withdrawal-right.ts';

test.each([
  ['yes', true, false, 'yes'],
  ['yes', false, false, 'yes'],
  ['no', true, false, 'no'],
  ['express_request', true, false, 'express_request'],
  ['express_request', false, false, 'yes'],
  ['express_request', true, true, 'no'],
  ['yes', false, true, 'no'],
] as const)('a service with %s, requested %s, internal %s: %s is agreed', (right, requested, internal, agreed) => {
  expect(agreedWithdrawal(right, { requested, internal })).toBe(agreed);
});
