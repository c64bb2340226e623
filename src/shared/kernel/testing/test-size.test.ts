import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const sized = async (whole: string) => {
  vi.stubEnv('TEST_ALL', whole);
  vi.resetModules();
  return import('./test-size.ts');
};

test.each([
  [400, 1, 100],
  [50, 1, 13],
  [3, 1, 1],
  [40, 15, 15],
  [10, 15, 10],
])('of %i repetitions with at least %i a run of npm test makes %i', async (whole, least, expected) => {
  expect((await sized('')).scaleCount(whole, least)).toBe(expected);
});

test('a whole run makes all repetitions', async () => {
  expect((await sized('1')).scaleCount(400)).toBe(400);
});
