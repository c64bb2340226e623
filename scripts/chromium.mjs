import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  // The same engine without the windows of a browser: a seventh less processor time over the tests.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of Chromium. On Debian, root installs it if it is missing. If that is not possible, reports what to
 * do.
 */
export const chromiumPath = async () => {
  const found = places.find((place) => place && existsSync(place));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Chromium is missing; installing it with apt-get …');
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], /** @type {any} */ (quiet));
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const packages = [name, 'fonts-liberation'];
      spawnSync(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', ...packages],
        /** @type {any} */ (quiet),
      );
      if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
    }
  }
  throw new Error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  );
};
