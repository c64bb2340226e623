import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { fastestDirectory } from './scripts/fastest-directory.mjs';

// The profile of the browser is there.
process.env['TMPDIR'] = fastestDirectory();

/** Screens and pages in Chromium, without a server (docs/decisions/0052). */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  // React as customers have it: that for development takes twice the time. It applies to all projects of a file, so this
  // one has a file of its own.
  define: { 'process.env.NODE_ENV': '"production"' },
  // The window of a test is a frame, which no page shall take for a website with a widget.
  resolve: { alias: { '#shared/web/host-page.ts': `${import.meta.dirname}/screens/support/own-window.ts` } },
  test: {
    name: 'screens',
    expect: { poll: { timeout: 15_000 } },
    include: ['screens/**/*.test.ts'],
    isolate: false,
    maxWorkers: 2,
    setupFiles: ['screens/support/set-up-screens.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-gpu', '--in-process-gpu'],
        },
        actionTimeout: 15_000,
        // The rest as in the browser tests (playwright.config.ts).
        contextOptions: { locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 720 } }],
    },
  },
});
