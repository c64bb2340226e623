import { test as base } from '@playwright/test';
import { type Studio, startStudio } from './studio-process.ts';

export { expect } from '@playwright/test';
export { newDataDir, type Studio, startStudio } from './studio-process.ts';

/** Every worker has a studio of its own, with the first content of a fresh installation. */
export const test = base.extend<{ baseURL: string }, { studio: Studio }>({
  studio: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to see what is needed
    async ({}, use) => {
      const studio = await startStudio();
      await use(studio);
      await studio.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ studio }, use) => use(studio.url),
});
