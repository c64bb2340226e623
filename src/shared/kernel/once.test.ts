import { expect, it } from 'vitest';
import { once } from './once.ts';

it('makes the value at the first call only', () => {
  let calls = 0;
  const value = once(() => ({ call: ++calls }));
  expect(calls).toBe(0);
  expect(value()).toBe(value());
  expect(calls).toBe(1);
});
