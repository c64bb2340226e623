import { expect, it } from 'vitest';
import { once } from './once.ts';

it('makes a value when it is first asked for, and only then', () => {
  let calls = 0;
  const value = once(() => ({ call: ++calls }));
  expect(calls).toBe(0);
  expect(value()).toBe(value());
  expect(calls).toBe(1);
});
