import type { Page } from '@playwright/test';
import {
  book,
  enter,
  expectAccessible,
  expectNoSidewaysScroll,
  pageErrorsOf,
  transitionsEnded,
  withoutBookings,
} from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { restoreFirstContent } from '../support/first-content.ts';
import { open } from '../support/public-site.ts';
import { afterThisTest, expect, type Studio, test } from '../support/studio.ts';
import {
  addService,
  bookings,
  confirmButton,
  openWizard,
  removeService,
  requestsOf,
  takeNoPayments,
  walkTo,
} from '../support/wizard.ts';

const words = {
  de: {
    on: 'Ausfallhonorar verlangen, wenn jemand nicht kommt',
    percent: 'Anteil am Preis in Prozent',
    range: '1 bis 100',
    save: 'Speichern',
    terms: 'können wir 50 % des vereinbarten Preises als Ausfallhonorar berechnen',
    agreed: 'können wir 50 % des Preises als Ausfallhonorar berechnen',
    charged:
      /Statt des Preises gilt das vereinbarte Ausfallhonorar von 50 %: 75,00.€\. Davon sind noch 75,00.€ offen\./,
    charge: 'Ausfallhonorar berechnen',
    chargeAsk: 'Ausfallhonorar berechnen …',
    takeBack: 'Ausfallhonorar zurücknehmen',
    takeBackAsk: 'Ausfallhonorar zurücknehmen …',
    event: /Ausfallhonorar berechnet: 75,00/,
    undone: /Ausfallhonorar zurückgenommen: 75,00/,
    open: /Davon offen: 75,00/,
    beyond: /bitte zurückgeben: 25,00/,
  },
  ru: {
    on: 'Брать плату, если клиент не пришёл',
    percent: 'Доля цены в процентах',
    range: 'От 1 до 100',
    save: 'Сохранить',
    terms: 'плату за неявку: 50 % от согласованной цены',
    agreed: 'мы можем взять плату за неявку: 50 % от цены',
    charged: /действует согласованная плата за неявку, 50 %: 75,00.€\. Из них осталось оплатить 75,00.€\./,
    charge: 'Начислить плату за неявку',
    chargeAsk: 'Начислить плату за неявку…',
    takeBack: 'Отменить плату за неявку',
    takeBackAsk: 'Отменить плату за неявку…',
    event: /Начислена плата за неявку: 75,00/,
    undone: /Плата за неявку отменена: 75,00/,
    open: /Осталось оплатить: 75,00/,
    beyond: /нужно вернуть: 25,00/,
  },
} as const;
type Language = keyof typeof words;

const setFee = async (studio: Studio, no_show_fee_percent: number): Promise<void> => {
  const { status } = await studio.api('PUT', '/api/admin/payments/settings', {
    current_password: studio.admin.password,
    no_show_fee_percent,
  });
  expect(status).toBe(200);
};

/** Stores a session of yesterday that costs 150 € and was missed by a customer who had agreed to half of it. */
const missedSession = async (studio: Studio): Promise<string> => {
  const service_id = await addService(studio, { name: 'Hochzeit', price_eur: 150 });
  const { id } = await book(studio, `${berlinDay(-1)}T10:00`, { service_id });
  await studio.api('PUT', `/api/admin/bookings/${id}/status?new_status=CONFIRMED`);
  await studio.sql('UPDATE booking SET no_show_fee_percent = 50 WHERE id = $1', [id]);
  await studio.sql('INSERT INTO session_mark (booking_id, missed_at) VALUES ($1, now())', [id]);
  return id;
};

const inLanguage = (page: Page, language: Language): Promise<unknown> =>
  page.addInitScript((wanted) => localStorage.setItem('language', wanted), language);

const pictures = async (page: Page, name: string): Promise<void> => {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
    await transitionsEnded(page);
    await page.screenshot({ path: `.tmp/screenshots/no-show-${name}-${theme}.png` });
  }
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
  await transitionsEnded(page);
};

test.beforeEach(async ({ studio }) => {
  await restoreFirstContent(studio);
  await withoutBookings(studio);
});
test.afterEach(({ studio }) => takeNoPayments(studio));

for (const [language, width] of [
  ['de', 1280],
  ['ru', 360],
] as const) {
  const t = words[language];

  test(`the studio sets the fee for not coming, and the terms name it, ${language}, ${width} px (BANK-06) @whole`, async ({
    page,
    studio,
  }) => {
    await inLanguage(page, language);
    await page.setViewportSize({ width, height: 900 });
    await enter(page, studio, '/admin/payments');
    const rule = page.getByLabel(t.on);
    await expect(rule).not.toBeChecked();
    await rule.check();
    const field = page.getByLabel(t.percent);
    await expect(field).toHaveValue('50');
    await field.fill('101');
    await expect(page.getByText(t.range)).toBeVisible();
    await expect(page.getByRole('button', { name: t.save })).toBeDisabled();
    await field.fill('50');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await rule.scrollIntoViewIfNeeded();
    await pictures(page, `settings-${language}`);
    await page.getByRole('button', { name: t.save }).click();
    const stored = async () => (await studio.api('GET', '/api/admin/payments/settings')).body.no_show_fee_percent;
    await expect.poll(stored).toBe(50);
    await page.goto(`${studio.url}/terms`);
    await expect(page.getByText(t.terms)).toBeVisible();
  });

  test(`the wizard names the fee before it books, and the page of the booking keeps it, ${language}, ${width} px (BANK-06) @whole`, async ({
    page,
    studio,
  }) => {
    await setFee(studio, 50);
    const id = await addService(studio, { name: 'Hochzeit', price_eur: 150 });
    afterThisTest(() => removeService(studio, id));
    await inLanguage(page, language);
    await page.setViewportSize({ width, height: 900 });
    const posts = requestsOf(page, bookings);
    await openWizard(page);
    await walkTo(page, 4, { language, service: 'Hochzeit' });
    const note = page.getByText(t.agreed);
    await expect(note).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await note.scrollIntoViewIfNeeded();
    await pictures(page, `wizard-${language}`);
    await confirmButton(page, language).click();
    await page.waitForURL(/\/booking\/success\//);
    await expect(page.getByText(t.agreed)).toBeVisible();
    expect(posts).toHaveLength(1);
    const booked = await studio.sql('SELECT no_show_fee_percent AS percent FROM booking WHERE service_id = $1', [id]);
    expect(booked).toEqual([{ percent: 50 }]);
  });

  test(`the desk charges the fee for a missed session and takes it back, ${language}, ${width} px (BANK-06) @whole`, async ({
    page,
    studio,
  }) => {
    const errors = pageErrorsOf(page);
    const id = await missedSession(studio);
    await inLanguage(page, language);
    await page.setViewportSize({ width, height: 900 });
    await enter(page, studio, `/admin/bookings?booking=${id}`);
    const details = page.getByRole('dialog', { name: /Clara Hoffmann/ });
    const charge = details.getByRole('button', { name: t.chargeAsk });
    await expect(charge).toBeVisible();
    await expectAccessible(page);
    await charge.scrollIntoViewIfNeeded();
    await pictures(page, `details-${language}`);
    await charge.click();
    const confirm = page.getByRole('button', { name: t.charge, exact: true });
    await expect(confirm).toBeVisible();
    await expectAccessible(page);
    await pictures(page, `question-${language}`);
    await confirm.click();
    const takeBack = details.getByRole('button', { name: t.takeBackAsk });
    await expect(takeBack).toBeVisible();
    await expect(details.getByText(t.event)).toBeVisible();
    await expect(details.getByText(t.open)).toBeVisible();
    await expectAccessible(page);
    await takeBack.scrollIntoViewIfNeeded();
    await pictures(page, `charged-${language}`);

    expect((await studio.api('GET', `/api/admin/bookings/${id}`)).body).toMatchObject({ owed: 75 });
    await open(page, `/booking/success/${id}`);
    await expect(page.getByText(t.charged)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await pictures(page, `customer-${language}`);

    await page.goto(`${studio.url}/admin/bookings?booking=${id}`);
    await takeBack.click();
    await page.getByRole('button', { name: t.takeBack, exact: true }).click();
    await expect(charge).toBeVisible();
    await expect(details.getByText(t.undone)).toBeVisible();
    // More than the fee was paid: the studio is asked to give the difference back.
    await studio.api('POST', `/api/admin/bookings/${id}/cash-payment`, { amount: 100 });
    await page.reload();
    await expect(details.getByText(t.beyond)).toBeVisible();
    expect(errors).toEqual([]);
  });
}
