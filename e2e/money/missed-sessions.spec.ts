import { book, enter, expectAccessible, expectNoSidewaysScroll, withoutBookings } from '../support/admin.ts';
import { fillOffer, offerTimes, person, withoutOffers } from '../support/offers.ts';
import { customer, open } from '../support/public-site.ts';
import { afterThisTest, expect, type Studio, test } from '../support/studio.ts';
import {
  addService,
  bookings,
  checkout,
  openWizard,
  payButton,
  removeService,
  requestsOf,
  takeNoPayments,
  takePayments,
  walkTo,
} from '../support/wizard.ts';

const missSession = async (studio: Studio, email: string): Promise<void> => {
  const { id } = await book(studio, '2030-06-05T10:00', { customer: { name: 'Clara', email, phone: customer.phone } });
  await studio.sql('INSERT INTO session_mark (booking_id, missed_at) VALUES ($1, now())', [id]);
};

const words = {
  de: {
    why: 'Weil frühere Termine nicht wahrgenommen wurden, ist der ganze Preis im Voraus fällig.',
    now: 'Jetzt zu zahlen: 150,00 € statt 75,00 €.',
  },
  ru: {
    why: 'Так как предыдущие съёмки не состоялись, нужна полная оплата заранее.',
    now: 'К оплате сейчас: 150,00 € вместо 75,00 €.',
  },
} as const;

test.beforeEach(async ({ studio }) => {
  await withoutBookings(studio);
  await takePayments(studio, { full_payment_after_missed: 1 });
});
test.afterEach(async ({ studio }) => {
  await takeNoPayments(studio);
  await studio.sql('DELETE FROM payment');
  await withoutBookings(studio);
});

for (const [language, width] of [
  ['de', 1280],
  ['ru', 360],
] as const) {
  test(`the wizard explains why the whole price is due before it books, ${language}, ${width} px (BANK-05) @whole`, async ({
    page,
    studio,
  }) => {
    const { why, now } = words[language];
    const id = await addService(studio, { name: 'Hochzeit', price_eur: 150 });
    afterThisTest(() => removeService(studio, id));
    await missSession(studio, customer.email);
    await page.route(checkout, (route) => route.fulfill({ json: { checkout_url: `${studio.url}/contact?paid` } }));
    await page.addInitScript((wanted) => localStorage.setItem('language', wanted), language);
    await page.setViewportSize({ width, height: 800 });
    const posts = requestsOf(page, bookings);
    await openWizard(page);
    await walkTo(page, 4, { language, service: 'Hochzeit', notes: 'Mit Hund' });
    await payButton(page, language).click();
    const box = page.getByRole('alert', { name: why });
    await expect(box).toBeFocused();
    await expect(box).toContainText(now);
    await expect(page.getByText('Mit Hund')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: `.tmp/screenshots/missed-wizard-${language}.png`, fullPage: true });
    await payButton(page, language).click();
    await page.waitForURL('**/contact?paid');
    expect(posts.map(({ body }) => [body.expected_price, body.expected_prepayment])).toEqual([
      [150, 75],
      [150, 150],
    ]);
    const booked = await studio.sql('SELECT pays_in_full FROM booking WHERE service_id = $1', [id]);
    expect(booked).toEqual([{ pays_in_full: true }]);
    // The page is loaded again: what is reserved still costs the whole price.
    await page.goBack();
    await expect(payButton(page, language)).toBeVisible();
    await expect(page.getByText(/150,00/).first()).toBeVisible();
    await expect(page.getByText(/75,00/)).toHaveCount(0);
  });
}

test('an offer is taken at the whole price once that is confirmed, and the studio sees why (BANK-05) @whole', async ({
  page,
  studio,
}) => {
  await withoutOffers(studio);
  await missSession(studio, person.email);
  const offer = await offerTimes(studio, ['10:00', '14:00']);
  await page.route(checkout, (route) => route.fulfill({ json: { checkout_url: `${studio.url}/contact?paid` } }));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, offer.path);
  await fillOffer(page, '14:00');
  const order = page.getByRole('button', { name: 'Zahlungspflichtig buchen' });
  await order.click();
  const box = page.getByRole('alert', { name: words.de.why });
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await order.click();
  await page.waitForURL('**/contact?paid');
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, studio, '/admin/bookings');
  await page.getByRole('button', { name: `Details: ${person.name}` }).click();
  const details = page.getByRole('dialog', { name: new RegExp(person.name) });
  await expect(details).toContainText('Ganzer Preis im Voraus wegen versäumter Termine');
  await expectAccessible(page);
});

for (const [language, switchLabel, count] of [
  ['de', 'Nach versäumten Terminen den vollen Preis im Voraus verlangen', 'Ab so vielen versäumten Terminen'],
  ['ru', 'После пропущенных съёмок требовать полную оплату заранее', 'Начиная с какого числа пропущенных съёмок'],
] as const) {
  test(`the studio sets after how many missed sessions the whole price is due, ${language} (BANK-05) @whole`, async ({
    page,
    studio,
  }) => {
    await takeNoPayments(studio);
    await enter(page, studio, '/admin/payments');
    if (language === 'ru') await page.getByRole('button', { name: 'Русский' }).click();
    const rule = page.getByLabel(switchLabel);
    await expect(page.locator('input[name=enable_prepayment]')).toBeVisible();
    await expect(rule).toHaveCount(0);
    await takePayments(studio);
    await page.reload();
    await expect(rule).not.toBeChecked();
    await rule.check();
    const field = page.getByLabel(count);
    await expect(field).toHaveValue('2');
    await field.fill('11');
    await expect(page.getByText(language === 'de' ? '1 bis 10' : 'От 1 до 10')).toBeVisible();
    await field.fill('3');
    await expectAccessible(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      await rule.scrollIntoViewIfNeeded();
      for (const theme of ['light', 'dark'] as const) {
        await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
        await page.screenshot({ path: `.tmp/screenshots/missed-settings-${language}-${width}-${theme}.png` });
      }
    }
    await page.getByRole('button', { name: language === 'de' ? 'Speichern' : 'Сохранить' }).click();
    await expect
      .poll(async () => (await studio.api('GET', '/api/admin/payments/settings')).body.full_payment_after_missed)
      .toBe(3);
    await page.goto(`${studio.url}/terms`);
    await expect(page.getByText(/mindestens 3 Termine|как минимум 3 съёмки/)).toBeVisible();
  });
}
