import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const tests: string[] = JSON.parse(process.env['MUTANTS_TESTS'] ?? '[]');

/** The fastest tests first, unlike in vitest: the first test that fails ends the run. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toReversed();
  }
}

export default defineConfig({
  test: {
    include: tests.filter((pattern) => !pattern.startsWith('!')),
    exclude: tests.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)),
    sequence: { sequencer: QuickestFirst },
    setupFiles: ['mutants/fixed-seed.ts'],
    globalSetup:
      process.env['MUTANTS_DATABASE'] === 'yes' ? ['src/shared/server/database/testing/start-database.ts'] : [],
    expect: { poll: { timeout: 30_000 } },
    // As in the database project: one process for all files of a mutant, and a new one for each mutant.
    isolate: process.env['MUTANTS_DATABASE'] !== 'yes',
    // Instrumented code is many times slower, more so on a busy machine: a test that takes long must not fail. Mutants that
    // never end are stopped by Stryker.
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});
