import { german } from '../../support/dates.ts';
import { consoleErrorsOf, customer, hydrated } from '../../support/public-site.ts';
import { afterThisTest, expect, test } from '../../support/studio.ts';
import {
  addService,
  bookings,
  chooseDay,
  chooseService,
  confirmButton,
  fact,
  fillDetails,
  heading,
  nextButton,
  openWizard,
  removeService,
  requestsOf,
  slots,
} from '../../support/wizard.ts';

const options = [
  { name_de: 'Make-up-Artist', name_ru: 'Визажист', price: 60, extra_minutes: 45 },
  { name_de: 'Weitere bearbeitete Bilder', name_ru: 'Ещё обработанные снимки', price: 12.5, max_count: 10 },
];
const people = { included: 2, max: 6, price_each: 15, minutes_each: 10 };

test('a service with options is chosen, kept by a reload and another page, summed up and booked (PUB-005, PUB-018, PUB-061..067, PUB-078, API-016, API-017, PLAN-30, PLAN-31, WAIT-07)', async ({
  page,
  studio,
}) => {
  const errors = consoleErrorsOf(page);
  const posts = requestsOf(page, bookings);
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  const id = await addService(studio, { name: 'Familie', price_eur: 150, duration_min: 60 });
  afterThisTest(() => removeService(studio, id));
  await studio.api('PUT', `/api/admin/services/${id}`, { options, people });
  await openWizard(page);
  await chooseService(page, 'Familie');
  const extras = page.getByRole('region', { name: 'Noch etwas dazu?' });
  await extras.getByRole('checkbox', { name: 'Make-up-Artist' }).check();
  await extras.getByRole('button', { name: 'Weitere bearbeitete Bilder: eins mehr' }).click();
  await extras.getByRole('button', { name: 'Weitere bearbeitete Bilder: eins mehr' }).click();
  await extras.getByRole('button', { name: 'Wie viele Personen?: eins mehr' }).click();
  await expect(extras).toContainText('115 Min · 250,00 €');
  await nextButton(page).click();
  await expect(heading(page, 2)).toBeFocused();

  const times = '**/api/availability?*';
  await page.route(times, (route) => route.fulfill({ json: { slots: [] } }));
  await page.locator('[data-free]').last().click();
  await expect(page.getByText('Keine verfügbaren Zeiten für diesen Tag')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Benachrichtigen, wenn frei' })).toHaveCount(0);
  expect(loaded.filter((url) => url.includes('waiting'))).toEqual([]);
  await page.unroute(times);
  const date = await chooseDay(page);
  const time = await slots(page).first().innerText();
  await slots(page).first().click();
  await nextButton(page).click();
  await fillDetails(page, { notes: 'Wir bringen den Hund mit.' });

  const expectKept = async (): Promise<void> => {
    for (const [name, value] of Object.entries(customer))
      await expect(page.locator(`input[name=${name}]`)).toHaveValue(value);
    await expect(page.locator('textarea[name=notes]')).toHaveValue('Wir bringen den Hund mit.');
    await expect(page.locator('input[name=consent]')).toBeChecked();
  };
  await page.reload();
  await hydrated(page);
  await expectKept();
  await page.goto('/terms');
  await page.goBack();
  await expectKept();
  await nextButton(page).click();
  await expect(heading(page, 4)).toBeFocused();

  const company = (await studio.visit('GET', '/api/company/info')).body;
  for (const [name, value] of [
    ['Shooting', 'Familie'],
    ['Shooting', '2 × Weitere bearbeitete Bilder'],
    ['Fotograf/in', 'Anna Lindner'],
    ['Datum und Uhrzeit', `${german(date)}, ${time}–`],
    ['Dauer', '115 Min'],
    ['Ort', company.company_name],
    ['Ort', company.company_address],
    ['Anmerkungen', 'Wir bringen den Hund mit.'],
  ] as const) {
    await expect(fact(page, 'Ihr Termin', name)).toContainText(value);
  }
  for (const [name, value] of [
    ['Name', customer.name],
    ['E-Mail', customer.email],
    ['Telefon', customer.phone],
  ] as const) {
    await expect(fact(page, 'Ihre Daten', name)).toContainText(value);
  }
  await confirmButton(page).click();
  await page.waitForURL(/\/booking\/success\/[0-9a-f-]{36}$/);
  await expect(page.getByText('2 × Weitere bearbeitete Bilder')).toBeVisible();
  const booking = page.url().split('/').at(-1);
  expect(posts).toHaveLength(1);
  expect(posts[0]?.body).toMatchObject({
    location_id: 'company',
    start: `${date}T${time}:00`,
    customer,
    notes: 'Wir bringen den Hund mit.',
    language: 'de',
    expected_price: 250,
    people: 3,
    options: [{ count: 1 }, { count: 2 }],
  });
  expect(posts[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  const booked = (await studio.visit('GET', `/api/bookings/${booking}`)).body;
  expect(booked).toMatchObject({ status: 'PENDING', is_masked: true });
  expect(booked.start.slice(0, 16)).toBe(`${date}T${time}`);
  expect(
    await studio.sql(
      'SELECT service_price_cents AS cents, (ends_at - starts_at)::text AS length FROM booking WHERE id = $1',
      [booking],
    ),
  ).toEqual([{ cents: 25_000, length: '01:55:00' }]);
  expect(errors).toEqual([]);
});
