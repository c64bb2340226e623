import { defineConfig } from 'vitest/config';
import { fastestDirectory } from './scripts/fastest-directory.mjs';

// Of this process and of all workers, which inherit it.
process.env['TMPDIR'] = fastestDirectory();

/** Polled conditions may take long on a busy machine. */
const poll = { timeout: 20_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          expect: { poll },
          setupFiles: ['src/shared/kernel/testing/set-up-tests.ts'],
          include: ['{src,demo,packages}/**/*.test.{ts,tsx}', 'mutants/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          // Importing everything again for each file took a third of the processor time.
          isolate: false,
        },
      },
      {
        test: {
          name: 'database',
          expect: { poll },
          include: ['{src,demo,packages}/**/*.db.test.ts'],
          isolate: false,
          setupFiles: ['src/shared/kernel/testing/set-up-tests.ts'],
          globalSetup: ['src/shared/server/database/testing/start-database.ts'],
        },
      },
    ],
    maxWorkers: 2,
    // By their content, in node_modules: each run compiled the whole server for a core's twenty-five seconds.
    experimental: { fsModuleCache: true },
  },
});
