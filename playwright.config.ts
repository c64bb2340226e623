import { defineConfig } from '@playwright/test';
import { fastestDirectory } from './scripts/fastest-directory.mjs';

// Of this process and of all that it starts, which inherit it.
process.env['TMPDIR'] = fastestDirectory();

/**
 * The features that Playwright itself disables. They are repeated here because Chromium uses only the last such
 * argument.
 */
const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * Features that the browser starts in every window in advance: the list under the address bar (two pages with scripts)
 * and a process for the next page. No test uses them, and they took a quarter of the processor time.
 */
const ofWindows = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/**
 * Without a process of its own for drawing, and without the compiler that makes scripts faster which run for longer than a
 * page of a test lives: a tenth of the processor time.
 */
const lighter = ['--in-process-gpu', '--js-flags=--no-maglev'];

/** The browser tests: one studio per worker, all at the same instant. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: '**/processes/**',
  globalSetup: './e2e/clock/start-at-test-clock.ts',
  outputDir: '.tmp/browser',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['line'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Requests of a page with a service worker cannot be intercepted; back-office-offline.spec.ts allows it.
    serviceWorkers: 'block',
    trace: 'off',
    // Painting what moves took a tenth of the processor time. Tests of motion, and some journeys, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // It is taken at the end of each test that has passed, too, and thrown away: not in `npm test`.
    screenshot: process.env['TEST_SCREENSHOTS'] === 'off' ? 'off' : 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        ...lighter,
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${[...offForPlaywright, ...ofWindows].join(',')}`,
      ],
    },
  },
});
