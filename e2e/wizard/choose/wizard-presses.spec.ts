import type { Page } from '@playwright/test';
import { customer, hydrated } from '../../support/public-site.ts';
import { expect, test } from '../../support/studio.ts';
import { card, changeCalendar, confirmButton, heading, nextButton, openWizard } from '../../support/wizard.ts';
import { nearMonthEnd } from './month-end.ts';

/** Counts clicks on all following pages, except on fields that are filled in. */
const countPresses = async (page: Page): Promise<() => number> => {
  let presses = 0;
  await page.exposeFunction('pressed', () => presses++);
  await page.addInitScript(() => {
    const isField = (target: EventTarget | null): boolean =>
      target instanceof Element && target.matches('input:not([type=radio]), textarea');
    // Not on the window: a press that misses its moving target is stopped there by the test runner, and repeated.
    document.addEventListener(
      'pointerdown',
      ({ target }) => isField(target) || (window as unknown as { pressed: () => void }).pressed(),
      true,
    );
  });
  return () => presses;
};

const offers = (page: Page) =>
  page.getByRole('region', { name: 'Nächste freie Zeiten' }).getByRole('button', { name: /\d\d:\d\d$/ });

/** Completes a booking, starting with the choice of one of the next free times. */
const finish = async (page: Page): Promise<void> => {
  await offers(page).first().click();
  await expect(heading(page, 3)).toBeFocused();
  for (const field of ['name', 'email', 'phone'] as const)
    await page.locator(`input[name=${field}]`).fill(customer[field]);
  await page.locator('input[name=consent]').click();
  await nextButton(page).click();
  await expect(heading(page, 4)).toBeFocused();
  await confirmButton(page).click();
  await page.waitForURL(/\/booking\/success\//);
};

test('the home page leads to a booking in at most 7 clicks, by a card and by the button (PUB-098) @whole', async ({
  page,
}) => {
  const presses = await countPresses(page);
  await page.goto('/');
  await page
    .getByRole('article')
    .last()
    .getByRole('link', { name: /^Termin buchen/ })
    .click();
  await page.waitForURL(/\/booking\?service=/);
  await hydrated(page);
  await card(page, 'Max Berger').click();
  await finish(page);
  const byCard = presses();
  expect(byCard).toBe(5);
  await page.goto('/');
  await page.getByRole('link', { name: 'Termin buchen' }).first().click();
  await page.waitForURL(/\/booking$/);
  await hydrated(page);
  await card(page, 'Porträtshooting').click();
  await card(page, 'Max Berger').click();
  await finish(page);
  expect(presses() - byCard).toBe(6);
});

test('a link to a service hides the other services behind one click, also without JavaScript @whole', async ({
  page,
  studio,
  browser,
}) => {
  const services = (await studio.visit('GET', '/api/services')).body as { id: string; name: string }[];
  const last = services.at(-1);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: studio.url });
  const plain = await context.newPage();
  await plain.goto(`/booking?service=${last?.id}`);
  await expect(plain.getByRole('radio')).toHaveCount(1);
  await plain.getByRole('link', { name: 'Anderes Shooting' }).click();
  await expect(plain.getByRole('radio')).toHaveCount(services.length);
  await context.close();
  await page.setViewportSize({ width: 375, height: 740 });
  await openWizard(page, `/booking?service=${last?.id}`);
  await expect(page.locator('input[type=radio][name=service]')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: last?.name ?? '' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Wer soll fotografieren?' })).toBeInViewport();
  await page.getByRole('link', { name: 'Anderes Shooting' }).click();
  await expect(page.locator('input[type=radio][name=service]')).toHaveCount(services.length);
  await expect(page.getByRole('radio', { name: last?.name ?? '' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Anderes Shooting' })).toHaveCount(0);
  await openWizard(page);
  await expect(page.locator('input[type=radio][name=service]')).toHaveCount(services.length);
});

test('the times offered next to the photographer are those of the calendar, and both earlier steps keep the choice @whole', async ({
  page,
}) => {
  await openWizard(page);
  await card(page, 'Porträtshooting').click();
  await card(page, 'Anna Lindner').click();
  await expect(offers(page)).toHaveCount(4);
  const words = await offers(page).nth(1).innerText();
  await offers(page).nth(1).click();
  await expect(heading(page, 3)).toBeFocused();
  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await expect(page.locator('label').filter({ has: page.locator('input[name=slot]:checked') })).toHaveText(
    words.slice(-5),
  );
  await page.goBack();
  await expect(heading(page, 1)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Anna Lindner' })).toBeChecked();
});

test('near the end of a month, times of the next month are offered without another request (PUB-108) @whole', async ({
  page,
  studio,
}) => {
  // Also on the first day of a long month.
  await changeCalendar(studio, { advance_booking_days: 60 });
  const { read, nextMonth } = await nearMonthEnd(studio, page, /\/api\/availability\/month\?/);
  await openWizard(page);
  await card(page, 'Porträtshooting').click();
  await card(page, 'Anna Lindner').click();
  await expect(offers(page)).toHaveCount(4);
  await expect(offers(page).last()).toContainText(monthName(nextMonth));
  await expect.poll(() => read).not.toHaveLength(0);
  // The month is read again only if this one has no free day left.
  expect(read).toHaveLength(read[0]?.days.length === 0 ? 2 : 1);
});

const monthName = (month: string): string =>
  new Intl.DateTimeFormat('de', { month: 'long' }).format(new Date(`${month}-15`));
