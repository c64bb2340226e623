import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { together } from './together.ts';

/** Acts that wait until they are let go, and remembers what each was given. */
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

it('does the first at once and together what comes meanwhile, each with its own answer', async () => {
  const { given, act, letGo } = heldActs();
  const ask = together(act, () => true);
  const answers = Promise.all([1, 2, 3].map(ask));
  await letGo();
  await letGo();
  expect(await answers).toEqual([10, 20, 30]);
  expect(given).toEqual([[1], [2, 3]]);
});

it('lets several wait for as many again, so that none of them goes alone', async () => {
  const { given, act, letGo } = heldActs();
  const ask = together(act, () => true);
  const first = Promise.all([1, 2, 3].map(ask));
  await letGo();
  await letGo();
  await first;
  const again = Promise.all([4, 5].map(ask));
  await letGo();
  expect(await again).toEqual([40, 50]);
  expect(given).toEqual([[1], [2, 3], [4, 5]]);
});

it('does never more than 64 together', async () => {
  const { given, act, letGo } = heldActs();
  const ask = together(act, () => true);
  const answers = Promise.all(Array.from({ length: 101 }, (_, i) => ask(i + 100)));
  for (let i = 0; i < 3; i++) await letGo();
  expect(await answers).toHaveLength(101);
  expect(given.map(({ length }) => length)).toEqual([1, 64, 36]);
});

it('lets only the one to blame fail, and goes on', async () => {
  const { given, act, letGo } = heldActs();
  const ask = together(act, () => true);
  const answers = Promise.allSettled([1, 12, 13, 14].map(ask));
  for (let i = 0; i < 5; i++) await letGo();
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(given).toEqual([[1], [12, 13, 14], [12], [13], [14]]);
  const next = ask(2);
  await letGo();
  expect(await next).toBe(20);
});

it('tries nothing again when something may have come of it', async () => {
  const { given, act, letGo } = heldActs();
  const ask = together(act, () => false);
  const answers = Promise.allSettled([1, 12, 13].map(ask));
  for (let i = 0; i < 2; i++) await letGo();
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(given).toEqual([[1], [12, 13]]);
});
