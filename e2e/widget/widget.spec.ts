import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, pageErrorsOf } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';
import { headings } from '../support/wizard.ts';
import { allow, arrived, walkOn, website, websites, wizardIn } from './widget.ts';

test.afterAll(() => void websites.map((server) => server.close()));

test.afterEach(({ studio }) => studio.sql(`DELETE FROM setting WHERE name IN ('widget', 'payments')`));

/** By how many px the framed page overflows. */
const overflowOf = async (page: Page): Promise<number> =>
  (await page.frames()[1]?.evaluate(() => document.body.getBoundingClientRect().height - innerHeight)) ?? Number.NaN;

const fits = (page: Page) => expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);

test('a customer books on the studio’s own website, on a phone that blocks storage in frames @whole', async ({
  page,
  studio,
}) => {
  const host = await website(studio, ['data-height="900"']);
  await allow(studio, host);
  const errors = pageErrorsOf(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    if (window.top !== window) {
      const get = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
      for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get });
      Object.defineProperty(document, 'cookie', { get, set: get });
      return;
    }
    const shifts: number[] = [];
    const names = new Set(Object.getOwnPropertyNames(window));
    const added = () => Object.getOwnPropertyNames(window).filter((name) => !names.has(name) && !/^\d+$/.test(name));
    Object.assign(document, { shifts, added });
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.goto(host);
  const frame = wizardIn(page);
  await arrived(frame);
  await fits(page);
  const seen = await page.evaluate(() => {
    const { shifts, added } = document as unknown as { shifts: number[]; added: () => string[] };
    return { shifts, added: added() };
  });
  expect(seen, 'nothing has moved, and no name is left behind').toEqual({ shifts: [], added: [] });
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);
  await expectNoSidewaysScroll(page);

  const photographers = frame.getByRole('heading', { name: 'Wer soll fotografieren?' });
  await frame
    .locator('label[data-card]')
    .filter({ has: frame.getByRole('radio', { name: 'Porträtshooting', exact: true }) })
    .click();
  await expect(photographers, 'the website scrolls to what comes next').toBeInViewport();
  await walkOn(frame);
  await fits(page);
  await expect(frame.getByRole('heading', { name: headings.de[3] })).toBeInViewport();
  await frame.getByRole('button', { name: 'Zahlungspflichtig buchen' }).press('Enter');
  await expect(frame.getByText(/FB-[A-Z0-9]{8}/).first()).toBeVisible();
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);
  await fits(page);
  expect(page.url()).toBe(`${host}/`);
  expect(errors).toEqual([]);
  await expectAccessible(page);
});
