import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { batch, longestPauseMs } from './batch.ts';

/** A `run` that waits until it is released and records its arguments. */
const heldActs = () => {
  const given: (readonly number[])[] = [];
  const holds: (() => void)[] = [];
  const act = async (numbers: readonly number[]): Promise<readonly number[]> => {
    given.push(numbers);
    await new Promise<void>((resolve) => holds.push(resolve));
    if (numbers.includes(13)) throw new Error('unlucky');
    return numbers.map((n) => n * 10);
  };
  const letGo = async (): Promise<void> => {
    while (holds.length === 0) await turn();
    holds.shift()?.();
    for (let step = 0; step < 10; step++) await Promise.resolve();
  };
  return { given, act, letGo };
};

it('runs the first item at once, later ones as a batch, and returns the result of each', async () => {
  const { given, act, letGo } = heldActs();
  const ask = batch(act, () => true);
  const responses = Promise.all([1, 2, 3, 4, 5].map(ask));
  for (let i = 0; i < 3; i++) await letGo();
  expect(await responses).toEqual([10, 20, 30, 40, 50]);
  expect(given).toEqual([[1], [2], [3, 4, 5]]);
});

it('starts a second batch during the first once it is as large, and never a third', async () => {
  const { given, act, letGo } = heldActs();
  const ask = batch(act, () => true);
  const responses = [1, 2, 3, 4, 5].map(ask);
  await letGo();
  expect(given).toEqual([[1], [2], [3, 4, 5]]);
  responses.push(ask(6), ask(7), ask(8), ask(9));
  expect(given).toHaveLength(3);
  await letGo();
  expect(given.slice(3)).toEqual([[6, 7, 8, 9]]);
  for (let i = 0; i < 2; i++) await letGo();
  expect(await Promise.all(responses)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
});

it('after a batch of several, waits until half as many have arrived, at most two milliseconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { given, act, letGo } = heldActs();
    const ask = batch(act, () => true);
    const first = Promise.all([1, 2, 3, 4, 5, 6].map(ask));
    for (let i = 0; i < 3; i++) await letGo();
    await first;
    const again = [ask(7)];
    expect(given).toHaveLength(3);
    again.push(ask(8));
    expect(given.slice(3)).toEqual([[7, 8]]);
    again.push(ask(9));
    await letGo();
    expect(given).toHaveLength(4);
    vi.advanceTimersByTime(longestPauseMs);
    expect(given.slice(4)).toEqual([[9]]);
    await letGo();
    expect(await Promise.all(again)).toEqual([70, 80, 90]);
  } finally {
    vi.useRealTimers();
  }
});

it('never puts more than 64 items into a batch', async () => {
  const { given, act, letGo } = heldActs();
  const ask = batch(act, () => true);
  const responses = Promise.all(Array.from({ length: 101 }, (_, i) => ask(i + 100)));
  for (let i = 0; i < 4; i++) await letGo();
  expect(await responses).toHaveLength(101);
  expect(given.map(({ length }) => length)).toEqual([1, 1, 64, 35]);
});

it('rejects only the item that caused the error, and runs the others', async () => {
  const { given, act, letGo } = heldActs();
  const ask = batch(act, () => true);
  const responses = Promise.allSettled([1, 2, 12, 13, 14].map(ask));
  for (let i = 0; i < 6; i++) await letGo();
  expect((await responses).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(given).toEqual([[1], [2], [12, 13, 14], [12], [13], [14]]);
  const next = ask(3);
  await letGo();
  expect(await next).toBe(30);
});

it('retries nothing if part of the batch may have been executed', async () => {
  const { given, act, letGo } = heldActs();
  const ask = batch(act, () => false);
  const responses = Promise.allSettled([1, 2, 12, 13].map(ask));
  for (let i = 0; i < 3; i++) await letGo();
  expect((await responses).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(given).toEqual([[1], [2], [12, 13]]);
});
