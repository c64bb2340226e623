import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Result, RunOptions, run } from 'axe-core';
import { isWhole } from '../../src/shared/kernel/testing/test-size.ts';
import { expect, type Studio } from './studio.ts';

/**
 * Writes a session as a sign-in does, and returns its token: without the password it takes a tenth of the time. Nothing is
 * mailed about it, and no attempt is counted.
 */
export const writeSession = async (studio: Studio): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await studio.sql(
    `WITH used AS (UPDATE admin_user SET unused_password_at = NULL, has_signed_in = true WHERE email = $1 RETURNING id)
     INSERT INTO session (id, token_hash, admin_id, expires_at)
     SELECT gen_random_uuid(), $2, id, now() + interval '12 hours' FROM used`,
    [studio.admin.email, createHash('sha256').update(token).digest()],
  );
  return token;
};

/**
 * Opens a page of the back office, signed in; `path` is an address of another studio, too. The script ends with the first page: it would sign in again after every
 * logout.
 */
export const enter = async (page: Page, studio: Studio, path: string): Promise<string> => {
  const token = await writeSession(studio);
  const script = await page.addInitScript((value) => {
    if (location.protocol === 'http:') localStorage.setItem('admin_token', value);
  }, token);
  await page.goto(path);
  await script.dispose();
  return token;
};

/**
 * Keeps the page from following the changes of others, for tests that wait until it is idle or that count its requests: a
 * stream never ends, and reads again what has just been written.
 */
export const withoutEvents = (page: Page): Promise<unknown> =>
  page.route(/\/api\/admin\/events/, (route) => route.fulfill({ status: 503, json: { detail: 'no events here' } }));

/** Makes the newest sign-in older than a factor counts, so that sensitive actions ask for one again. */
export const ageSignIn = (studio: Studio): Promise<unknown> =>
  studio.sql(`UPDATE session SET created_at = created_at - interval '15 minutes'
              WHERE created_at = (SELECT max(created_at) FROM session)`);

/** Confirms the password, for sensitive actions whose last factor is too old. */
export const confirmWithPassword = async (page: Page, studio: Studio): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Ihr Passwort noch einmal' });
  await dialog.getByLabel('Ihr Passwort').fill(studio.admin.password);
  await dialog.getByRole('button', { name: 'Bestätigen' }).click();
};

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('admin_token'));

const rulesToKeep = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Waits until all transitions and animations that end have ended: a dialog that is still opening has other positions
 * and colours.
 */
export const transitionsEnded = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const running = (): Animation[] =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity);
    do {
      // What a press has changed is rendered and begins to move within a frame; a page behind another has none.
      await new Promise((resolve) => (requestAnimationFrame(resolve), setTimeout(resolve, 100)));
      await Promise.allSettled(running().map((one) => one.finished));
    } while (running().length > 0);
  });
};

const axeOptions = {
  runOnly: { type: 'tag', values: rulesToKeep },
  resultTypes: ['violations'],
  // Style sheets are not read again: only a rule that is not asked for needs it.
  preload: false,
} satisfies RunOptions;

const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** In the page itself, which keeps axe until it is left: it takes a third of the time of the way with frames. */
const violationsOf = async (page: Page): Promise<Result[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ options, isDialogEnough }) => {
      const judge = (window as unknown as { readonly axe: { readonly run: typeof run } }).axe;
      const isOpen = isDialogEnough && document.querySelector(':modal') !== null;
      return (await judge.run(isOpen ? ':modal' : document, options)).violations;
    },
    { options: axeOptions, isDialogEnough: !isWhole },
  );
};

/** Of a frame in a dialog only the whole page can be judged. */
const violationsWithFrames = async (page: Page): Promise<Result[]> =>
  (await new AxeBuilder({ page }).options(axeOptions).analyze()).violations;

/**
 * Expects no violation of WCAG 2.2 A and AA. In `npm test`, while a dialog is open, only of the dialog: the screen behind it
 * is inert, and `e2e/screens/admin-screens.spec.ts` looks at every screen.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  await transitionsEnded(page);
  const violations = page.frames().length > 1 ? await violationsWithFrames(page) : await violationsOf(page);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
};

/** Waits until nothing is wider than the window: after a change of its size the page is laid out a frame later. */
export const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

/** Collects script errors and violations of the content security policy. */
export const pageErrorsOf = (page: Page): string[] => {
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      pageErrors.push(message.text());
    }
  });
  return pageErrors;
};

export interface Booked {
  readonly id: string;
  readonly customer_name: string;
  readonly status: string;
  readonly start: string;
  readonly photographer_name: string;
}

/** Creates a booking as the studio does, at any hour; `start` is Berlin wall time. */
export const book = async (
  studio: Studio,
  start: string,
  wish: Readonly<Record<string, unknown>> = {},
): Promise<Booked> => {
  const [services, photographers] = [
    await studio.visit('GET', '/api/services'),
    await studio.visit('GET', '/api/photographers'),
  ];
  const { status, body } = await studio.api('POST', '/api/admin/bookings', {
    service_id: services.body[0].id,
    photographer_id: photographers.body[0].id,
    location_id: 'company',
    start,
    customer: { name: 'Clara Hoffmann', email: 'clara@kunde.example', phone: '+49 170 1234567' },
    ignore_working_hours: true,
    send_email_notification: false,
    ...wish,
  });
  if (status !== 201) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return body as Booked;
};

/** Deletes all bookings. */
export const withoutBookings = async (studio: Studio): Promise<void> => {
  const { body } = await studio.api('GET', '/api/admin/bookings');
  for (const { id } of body as Booked[]) await studio.api('DELETE', `/api/admin/bookings/${id}`);
};
