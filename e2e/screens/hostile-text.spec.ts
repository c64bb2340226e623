import type { Page } from '@playwright/test';
import { type SmtpSink, startSmtpSink } from '../../src/features/notifications/server/testing/smtp-sink.ts';
import { enter } from '../support/admin.ts';
import { leadSettled } from '../support/settled.ts';
import { expect, startStudio, test } from '../support/studio.ts';
import { fill } from './hostile-studio.ts';

const screens = [
  '/admin/dashboard',
  '/admin/bookings',
  '/admin/calendar',
  '/admin/kontakten',
  '/admin/kontakten/fullscreen',
  '/admin/services',
  '/admin/photographers',
  '/admin/reports',
  '/admin/settings',
  '/admin/calendar/settings',
  '/admin/company',
  '/admin/payments',
  '/admin/email',
  '/admin/outbox',
  '/admin/legal',
  '/admin/privacy',
  '/admin/account',
  '/admin/page-design',
];

/** Records what a page must not do: open a dialog, violate its policy, send requests to other servers. */
const misdeedsOf = (page: Page, own: string): string[] => {
  const misdeeds: string[] = [];
  page.on('dialog', (dialog) => {
    misdeeds.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) misdeeds.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(own) && !/^(?:data|blob|about):/.test(url)) misdeeds.push(`request ${url}`);
  });
  return misdeeds;
};

const expectOnlyText = async (page: Page): Promise<void> => {
  const found = await page.evaluate(() => ({
    hacked: 'hacked' in window || document.title === 'hacked',
    foreign: [
      ...document.querySelectorAll('script, iframe, img, object, embed, base, form, [onerror], [onload], [onclick]'),
    ]
      .map((element) => element.outerHTML)
      .filter((html) => /window\.hacked|alert\(1\)|evil\.example/.test(html.split('>')[0] ?? '')),
  }));
  expect(found).toEqual({ hacked: false, foreign: [] });
};

const expectOnlyTextIn = async ({ received }: SmtpSink): Promise<void> => {
  await expect.poll(() => received.some(({ recipients }) => recipients.includes('gast@example.de'))).toBe(true);
  for (const mail of received) {
    expect(mail.recipients).toHaveLength(1);
    expect(mail.html ?? '').not.toMatch(/<script|<img[^>]+onerror|<svg|<iframe|onmouseover="|<b onmouseover/i);
  }
};

test('user input is shown as text on every screen and in mails, no page violates its content security policy, and a mail goes to one address only (X01, W01, M03, M05, SRV-67)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const sink = await startSmtpSink();
  const studio = await startStudio({ SMTP_URL: sink.url });
  const { booking, token } = await fill(studio);
  const misdeeds = misdeedsOf(page, studio.url);
  for (const path of [
    '/',
    '/booking',
    '/contact',
    `/booking/success/${booking}`,
    `/cancel/${booking}?token=${token}`,
  ]) {
    await page.goto(studio.url + path);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expectOnlyText(page);
  }
  await enter(page, studio, `${studio.url}/admin/account`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of screens) {
    await leadSettled(page, path);
    await expectOnlyText(page);
  }
  await page.goto(`${studio.url}/admin/bookings?highlight=${booking}`);
  await expect(page.getByText('<b onmouseover=alert(1)>').first()).toBeVisible();
  await expectOnlyText(page);
  expect(misdeeds).toEqual([]);
  await expectOnlyTextIn(sink);
  await studio.stop();
  await sink.close();
});
