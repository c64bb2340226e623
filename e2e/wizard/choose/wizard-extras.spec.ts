import { expectAccessible } from '../../support/admin.ts';
import { expect, test } from '../../support/studio.ts';
import {
  addService,
  bookings,
  card,
  confirmButton,
  fact,
  openWizard,
  removeService,
  requestsOf,
  walkTo,
} from '../../support/wizard.ts';

const options = [
  { name_de: 'Make-up-Artist', name_ru: 'Визажист', price: 60, extra_minutes: 45 },
  { name_de: 'Weitere bearbeitete Bilder', name_ru: 'Ещё обработанные снимки', price: 12.5, max_count: 10 },
  { name_de: 'Studiopauschale', name_ru: 'Аренда студии', price: 10, required: true },
];
const people = { included: 2, max: 6, price_each: 15, minutes_each: 10 };

test.describe('options and people of a service', () => {
  test('are chosen in the first step with an updated total, make the session longer, and are booked (PLAN-30, PLAN-31)', async ({
    page,
    studio,
  }) => {
    const id = await addService(studio, { name: 'Familie', price_eur: 150, duration_min: 60 });
    await studio.api('PUT', `/api/admin/services/${id}`, { options, people });
    const posts = requestsOf(page, bookings);
    await openWizard(page);
    await card(page, 'Familie').click();
    const extras = page.getByRole('region', { name: 'Noch etwas dazu?' });
    await expect(extras).toContainText('60 Min · 160,00 €');
    await expect(extras.getByRole('checkbox', { name: 'Studiopauschale' })).toBeDisabled();
    await extras.getByRole('checkbox', { name: 'Make-up-Artist' }).check();
    const more = extras.getByRole('button', { name: 'Weitere bearbeitete Bilder: eins mehr' });
    await more.click();
    await more.click();
    const people1 = extras.getByRole('button', { name: 'Wie viele Personen?: eins mehr' });
    await people1.click();
    await people1.click();
    await expect(extras).toContainText('125 Min · 275,00 €');
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Noch etwas dazu?' })).toContainText('125 Min · 275,00 €');
    await walkTo(page, 4, { service: 'Familie' });
    await expect(fact(page, 'Ihr Termin', 'Shooting')).toContainText('2 × Weitere bearbeitete Bilder');
    await expect(fact(page, 'Ihr Termin', 'Dauer')).toContainText('125 Min');
    await expect(fact(page, 'Preis und Zahlung', 'Preis')).toContainText('275,00 €');
    await confirmButton(page).click();
    await page.waitForURL(/\/booking\/success\//);
    await expect(page.getByText('2 × Weitere bearbeitete Bilder')).toBeVisible();
    expect(posts[0]?.body).toMatchObject({
      expected_price: 275,
      people: 4,
      options: [{ count: 1 }, { count: 2 }, { count: 1 }],
    });
    const rows = await studio.sql(
      'SELECT service_price_cents AS cents, (ends_at - starts_at)::text AS length FROM booking WHERE service_id = $1',
      [id],
    );
    expect(rows).toEqual([{ cents: 27_500, length: '02:05:00' }]);
    await removeService(studio, id);
  });

  test('a changed price list is refused with the new total, and the choice is kept (PLAN-32)', async ({
    page,
    studio,
  }) => {
    const id = await addService(studio, { name: 'Familie', price_eur: 150, duration_min: 60 });
    const { body } = await studio.api('PUT', `/api/admin/services/${id}`, { options: options.slice(0, 1) });
    await openWizard(page);
    await card(page, 'Familie').click();
    await page.getByRole('checkbox', { name: 'Make-up-Artist' }).check();
    await walkTo(page, 4, { service: 'Familie' });
    const raised = (body as { options: object[] }).options.map((option) => ({ ...option, price: 80 }));
    await studio.api('PUT', `/api/admin/services/${id}`, { options: raised });
    await confirmButton(page).click();
    await expect(page.getByRole('alert', { name: 'Der Preis hat sich geändert' })).toContainText(
      'Preis: jetzt 230,00 € statt 210,00 €.',
    );
    await expect(fact(page, 'Ihr Termin', 'Shooting')).toContainText('Make-up-Artist');
    await confirmButton(page).click();
    await page.waitForURL(/\/booking\/success\//);
    expect(await studio.sql('SELECT service_price_cents AS cents FROM booking WHERE service_id = $1', [id])).toEqual([
      { cents: 23_000 },
    ]);
    await removeService(studio, id);
  });

  test('fit a phone in Russian, and are not shown for a service without any (PLAN-30) @whole', async ({
    page,
    studio,
  }) => {
    const id = await addService(studio, { name: 'Familie', price_eur: 150, duration_min: 60 });
    await studio.api('PUT', `/api/admin/services/${id}`, { options, people });
    await page.setViewportSize({ width: 320, height: 720 });
    await page.context().addCookies([{ name: 'language', value: 'ru', url: studio.url }]);
    await openWizard(page);
    await card(page, 'Familie').click();
    const extras = page.getByRole('region', { name: 'Что‑нибудь добавить?' });
    await expect(extras).toContainText('Визажист');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.screenshot({ path: '.tmp/extras-ru-phone.png', fullPage: true });
    await card(page, 'Портретная фотосессия').click();
    await expect(extras).toHaveCount(0);
    await page.context().clearCookies();
    await page.setViewportSize({ width: 1280, height: 900 });
    await openWizard(page);
    await card(page, 'Familie').click();
    await page.getByRole('checkbox', { name: 'Make-up-Artist' }).check();
    await page.screenshot({ path: '.tmp/extras-de.png', fullPage: true });
    await removeService(studio, id);
  });
});
