import { expect, it } from 'vitest';
import { given } from './given.ts';

it('leaves out what was not sent, and keeps every value that was, the empty ones too', () => {
  const fields = given({ a: undefined, b: null, c: '', d: 0, e: false, f: 'x' });
  expect(Object.entries(fields)).toEqual([
    ['b', null],
    ['c', ''],
    ['d', 0],
    ['e', false],
    ['f', 'x'],
  ]);
});
