import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

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
      {
        // Screens and pages in Chromium, without a server (docs/decisions/0052).
        plugins: [react(), tailwindcss()],
        // React as customers have it: that for development takes twice the time.
        define: { 'process.env.NODE_ENV': '"production"' },
        test: {
          name: 'screens',
          expect: { poll: { timeout: 15_000 } },
          include: ['screens/**/*.test.ts'],
          isolate: false,
          setupFiles: ['screens/support/set-up-screens.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
                args: ['--no-sandbox', '--disable-gpu'],
              },
              // The rest as in the browser tests (playwright.config.ts).
              actionTimeout: 15_000,
              contextOptions: { locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 720 } }],
          },
        },
      },
    ],
    maxWorkers: 2,
  },
});
