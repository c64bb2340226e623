import { expect, it } from 'vitest';
import { orderKind } from './order-kind.ts';

it.each([
  [{ price: 0, due: 0 }, 'free'],
  [{ price: 0.01, due: 0 }, 'priced'],
  [{ price: 150, due: 0 }, 'priced'],
  [{ price: 150, due: 75 }, 'prepaid'],
  [{ price: 0, due: 20 }, 'prepaid'],
  [{ price: 20, is_system_service: true, due: 0 }, 'free'],
  [{ price: 20, is_system_service: true, due: 20 }, 'prepaid'],
  [{ price: 20, is_system_service: false, due: 0 }, 'priced'],
] as const)('an order of %o is %s (LAW-01)', (order, kind) => {
  expect(orderKind(order)).toBe(kind);
});
