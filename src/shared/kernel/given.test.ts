import { expect, it } from 'vitest';
import { omitUndefined } from './omit-undefined.ts';

it('leaves out undefined fields, and keeps all others, including empty ones', () => {
  const fields = omitUndefined({ a: undefined, b: null, c: '', d: 0, e: false, f: 'x' });
  expect(Object.entries(fields)).toEqual([
    ['b', null],
    ['c', ''],
    ['d', 0],
    ['e', false],
    ['f', 'x'],
  ]);
});
