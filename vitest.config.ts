import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Properties try hundreds of cases; on a busy machine they are given the time they need.
          testTimeout: 120_000,
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.db.test.ts'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['src/**/*.db.test.ts'],
          globalSetup: ['src/shared/server/database/testing/start-database.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
    maxWorkers: 2,
  },
});
