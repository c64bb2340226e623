import { test as base } from '@playwright/test';
import { bringFirstContentBack, keepFirstContent } from './first-content.ts';
import { type Studio, startStudio } from './studio-process.ts';

export { expect } from '@playwright/test';
export { newDataDir, type Studio, startStudio } from './studio-process.ts';

/** Every worker has a studio of its own; every file finds it with the first content of a fresh installation. */
export const test = base.extend<{ baseURL: string }, { studio: Studio }>({
  studio: [
    async ({}, use) => {
      const studio = await startStudio();
      await keepFirstContent(studio);
      await use(studio);
      await studio.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ studio }, use, { file }) => {
    await startOver(studio, file);
    await use(studio.url);
    for (const undo of undos.splice(0).toReversed()) await undo();
  },
});

const undos: (() => Promise<void>)[] = [];

/** Runs after the test that is under way, passed or failed: takes back what it has changed for the tests after it. */
export const afterThisTest = (undo: () => Promise<void>): void => void undos.push(undo);

let lastFile: string | undefined;

/** The first content for the first test of a file. What a file does before all its tests has to ask for it itself. */
export const startOver = async (studio: Studio, file: string): Promise<void> => {
  if (lastFile !== undefined && lastFile !== file) await bringFirstContentBack(studio);
  lastFile = file;
};
