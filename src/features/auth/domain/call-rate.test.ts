import { expect, test } from 'vitest';
import { CallRate } from './call-rate.ts';

test('a key may make 600 requests a minute; beyond that the response states how long to wait', () => {
  const rate = new CallRate();
  const call = (key: string, now: number) => rate.count(key, now);
  for (let calls = 0; calls < 600; calls++) expect(call('one', 1000 + calls)).toBeUndefined();
  expect(call('one', 31_000)).toBe(30);
  expect(call('one', 60_999)).toBe(1);
  expect(call('another', 31_000)).toBeUndefined();
  expect(call('one', 61_000)).toBeUndefined();
});
