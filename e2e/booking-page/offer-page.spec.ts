import { expectAccessible, expectNoSidewaysScroll } from '../support/admin.ts';
import { fillOffer, offerTimes, person, withOptions, withoutOffers } from '../support/offers.ts';
import { consoleErrorsOf, open } from '../support/public-site.ts';
import { afterThisTest, expect, test } from '../support/studio.ts';

test.beforeEach(async ({ studio }) => withoutOffers(studio));

test('the page of an offer shows what is held and until when, and one press books a time (OFFER-05) @whole', async ({
  page,
  studio,
}) => {
  const errors = consoleErrorsOf(page);
  const foreign: string[] = [];
  page.on('request', (request) => request.url().startsWith(studio.url) || foreign.push(request.url()));
  const offer = await offerTimes(studio, ['10:00', '14:00']);
  await open(page, offer.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Terminangebot');
  await expect(page.getByText(/^Reserviert bis .* Uhr$/)).toBeVisible();
  await expect(page.getByText(/^noch 1 Tag|^noch 2 Tage/)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByLabel('Name')).toHaveValue(person.name);
  await expect(page.getByLabel('E-Mail')).toHaveValue(person.email);
  await expect(page.getByLabel('Telefon')).toHaveValue(person.phone);
  const book = page.getByRole('button', { name: 'Zahlungspflichtig buchen' });
  await expect(book).toBeDisabled();
  await expect(page.getByText('Bitte wählen Sie einen Termin.')).toBeVisible();
  await expectAccessible(page);
  await fillOffer(page, '14:00');
  await page.getByLabel('Anmerkungen').fill('Mit Hund');
  await book.click();
  await page.waitForURL(`/booking/success/${offer.times[1]?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
  const [booking] = await studio.sql('SELECT id, customer_email AS email, notes FROM booking');
  expect(booking).toEqual({ id: offer.times[1]?.id, email: person.email, notes: 'Mit Hund' });
  await open(page, offer.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Termin ist gebucht');
  await page.getByRole('link', { name: 'Zur Buchung' }).click();
  await page.waitForURL(`/booking/success/${offer.times[1]?.id}`);
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});

test('the page of an offer names what is added, with its price, and asks for the whole (OFFER-05, OFFER-12)', async ({
  page,
  studio,
}) => {
  const service = await withOptions(studio, [{ name_de: 'Make-up', name_ru: 'Макияж', price: 40, extra_minutes: 30 }]);
  const offer = await offerTimes(studio, ['10:00', '14:00'], { options: [{ id: service.options[0].id }] });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, offer.path);
  await expect(page.getByText('Make-up · 40,00')).toBeVisible();
  await expect(page.getByText(`${service.duration_min + 30} Min`)).toBeVisible();
  await expect(page.getByText(`${service.price_eur + 40},00`).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await fillOffer(page, '14:00');
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click();
  await page.waitForURL(`/booking/success/${offer.times[1]?.id}`);
  await expect(page.getByText('Make-up')).toBeVisible();
});

test('opening the link changes nothing, is not indexed, and passes the address to nobody (OFFER-05)', async ({
  studio,
}) => {
  const offer = await offerTimes(studio, ['10:00']);
  for (let i = 0; i < 3; i++) {
    const response = await fetch(studio.url + offer.path);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toContain('rel="canonical"');
  }
  expect(await studio.sql('SELECT outcome, ended_at FROM offer')).toEqual([{ outcome: null, ended_at: null }]);
  expect(await studio.sql('SELECT count(*)::int AS held FROM occupied_time WHERE offer_id IS NOT NULL')).toEqual([
    { held: 1 },
  ]);
});

test('the person declines after a confirmation, and the time is free again (OFFER-05) @whole', async ({
  page,
  studio,
}) => {
  const offer = await offerTimes(studio, ['10:00']);
  await open(page, offer.path);
  await page.getByRole('button', { name: 'Der Termin passt nicht: ablehnen' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('sofort wieder für andere frei');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie haben das Angebot abgelehnt');
  await expectAccessible(page);
  expect(await studio.sql('SELECT id FROM occupied_time WHERE offer_id IS NOT NULL')).toEqual([]);
  await open(page, offer.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie haben das Angebot abgelehnt');
  const [service] = await studio.sql('SELECT service_id AS id FROM offer');
  await expect(page.getByRole('link', { name: 'Freie Termine ansehen' })).toHaveAttribute(
    'href',
    `/booking?service=${service.id}`,
  );
});

test('the page of an offer that was withdrawn meanwhile shows this and books nothing (OFFER-05) @whole', async ({
  page,
  studio,
}) => {
  const offer = await offerTimes(studio, ['10:00']);
  await open(page, offer.path);
  await fillOffer(page);
  await studio.api('POST', `/api/admin/offers/${offer.id}/withdraw`);
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das Angebot wurde zurückgezogen');
  expect(await studio.sql('SELECT id FROM booking')).toEqual([]);
});

test('the page of an offer that lapses while it is open shows this without a reload, and how to book (OFFER-05) @whole', async ({
  page,
  studio,
}) => {
  const offer = await offerTimes(studio, ['10:00']);
  await page.clock.install();
  await open(page, offer.path);
  await studio.sql(`UPDATE offer SET created_at = now() - interval '2 days', held_until = now()`);
  await page.clock.fastForward('49:00:00');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das Angebot ist abgelaufen');
  await expect(page.getByRole('link', { name: 'Freie Termine ansehen' })).toBeVisible();
  await expectAccessible(page);
});

test('a changed price is shown beside the old one, and booked with the next press (OFFER-05) @whole', async ({
  page,
  studio,
}) => {
  const offer = await offerTimes(studio, ['10:00', '14:00']);
  const [before] = await studio.sql(
    'SELECT id, price_cents AS cents FROM service WHERE id = (SELECT service_id FROM offer)',
  );
  afterThisTest(
    async () => void (await studio.sql('UPDATE service SET price_cents = $2 WHERE id = $1', [before.id, before.cents])),
  );
  await open(page, offer.path);
  await fillOffer(page, '10:00');
  await page.getByLabel('Anmerkungen').fill('Mit Hund');
  await studio.sql('UPDATE service SET price_cents = 99900 WHERE id = $1', [before.id]);
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click();
  const box = page.getByRole('alert', { name: 'Der Preis hat sich geändert' });
  await expect(box).toBeFocused();
  await expect(box).toContainText('999,00 €');
  await expect(page.getByLabel('Anmerkungen')).toHaveValue('Mit Hund');
  await expect(page.getByRole('radio', { name: /10:00/ })).toBeChecked();
  expect(await studio.sql('SELECT id FROM booking')).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click();
  await page.waitForURL(/\/booking\/success\//);
  expect(await studio.sql('SELECT service_price_cents AS cents FROM booking')).toEqual([{ cents: 99_900 }]);
});

test('an unknown link leads to the free times (OFFER-05) @whole', async ({ page, studio }) => {
  const response = await fetch(`${studio.url}/offer/guessed`);
  expect(response.status).toBe(404);
  await open(page, '/offer/guessed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieses Angebot gibt es nicht');
  await expect(page.getByRole('link', { name: 'Freie Termine ansehen' })).toHaveAttribute('href', '/booking');
});

for (const width of [320, 390, 1440]) {
  test(`in Russian and at ${width} px nothing is cut off (OFFER-05) @whole`, async ({ page, studio, context }) => {
    const offer = await offerTimes(studio, ['10:00', '12:00', '14:00']);
    await page.setViewportSize({ width, height: 844 });
    await context.addCookies([{ name: 'language', value: 'ru', url: studio.url }]);
    await open(page, offer.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ваше предложение');
    await expect(page.getByText(/^Закреплено за вами до/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
