import { defineConfig } from '@playwright/test';
import browser from './playwright.config.ts';

const { testIgnore: _, globalSetup: __, ...common } = browser;

/** Whole processes: started, killed, upgraded, on other versions of Node and PostgreSQL, each with a server of its own. */
export default defineConfig({
  ...common,
  testDir: 'e2e/processes',
  globalSetup: './e2e/processes/prepare-data-directory.ts',
  outputDir: '.tmp/processes',
  timeout: 180_000,
  // With two of them the cores were idle for 40 % of the time: these tests wait for starts, retries and leases.
  workers: 3,
});
