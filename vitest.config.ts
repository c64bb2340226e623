import { defineConfig } from 'vitest/config';

/** Polled conditions may take long on a busy machine. */
const poll = { timeout: 30_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          expect: { poll },
          // Properties run hundreds of cases, which may take long on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: ['src/**/*.test.{ts,tsx}', 'mutants/*.test.ts', 'scripts/*.test.ts'],
          exclude: ['src/**/*.db.test.ts'],
        },
      },
      {
        test: {
          name: 'database',
          expect: { poll },
          include: ['src/**/*.db.test.ts'],
          isolate: false,
          globalSetup: ['src/shared/server/database/testing/start-database.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
    maxWorkers: 2,
  },
});
