import { type Browser, test as base } from '@playwright/test';
import { shiftDate } from '../clock/shift-date.mjs';
import { restoreFirstContent, saveFirstContent } from './first-content.ts';
import { type Studio, startStudio } from './studio-process.ts';

export { expect } from '@playwright/test';
export { newDataDir, usedDataDir } from './data-directory.ts';
export { type Studio, startStudio } from './studio-process.ts';

/** For tests of screens that move: by default they are seen as by somebody who wants no motion (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Every worker has its own studio; every file starts with the first content of a new installation. */
export const test = base.extend<{ baseURL: string }, { browser: Browser; studio: Studio }>({
  // Every context, of the fixture and of a test itself, shows the clock of the studio.
  browser: [
    async ({ browser }, use) => {
      const shiftMs = Number(process.env['TEST_SHIFT_MS'] ?? 0);
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        if (shiftMs !== 0) await context.addInitScript(shiftDate, shiftMs);
        return context;
      };
      await use(browser);
      browser.newContext = newContext;
    },
    { scope: 'worker' },
  ],
  studio: [
    async ({}, use) => {
      const studio = await startStudio();
      await saveFirstContent(studio);
      await use(studio);
      await studio.stop();
    },
    // Longer than a studio may take until it is ready (studio-process.ts).
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ studio }, use, { file }) => {
    await startOver(studio, file);
    await studio.sql(
      'UPDATE admin_user SET language = NULL, theme = NULL WHERE language IS NOT NULL OR theme IS NOT NULL',
    );
    await use(studio.url);
    for (const undo of undos.splice(0).toReversed()) await undo();
  },
});

const undos: (() => Promise<void>)[] = [];

/** Runs after the current test, passed or failed, to revert its changes. */
export const afterThisTest = (undo: () => Promise<void>): void => void undos.push(undo);

let lastFile: string | undefined;

/**
 * Restores the first content before the first test of a file. A file that needs it in `beforeAll` must call this
 * itself.
 */
export const startOver = async (studio: Studio, file: string): Promise<void> => {
  if (lastFile !== undefined && lastFile !== file) await restoreFirstContent(studio);
  lastFile = file;
};
