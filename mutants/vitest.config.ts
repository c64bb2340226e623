import { defineConfig } from 'vitest/config';

const tests: string[] = JSON.parse(process.env['MUTANTS_TESTS'] ?? '[]');

export default defineConfig({
  test: {
    include: tests.filter((pattern) => !pattern.startsWith('!')),
    exclude: tests.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)),
    setupFiles: ['mutants/fixed-seed.ts'],
    globalSetup:
      process.env['MUTANTS_DATABASE'] === 'yes' ? ['src/shared/server/database/testing/start-database.ts'] : [],
    expect: { poll: { timeout: 30_000 } },
    // As in the database project: one process for all files of a mutant, and a new one for each mutant.
    isolate: process.env['MUTANTS_DATABASE'] !== 'yes',
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
