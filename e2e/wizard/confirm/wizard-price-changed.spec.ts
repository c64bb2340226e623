import { expectAccessible } from '../../support/admin.ts';
import { expect, test } from '../../support/studio.ts';
import {
  addService,
  bookings,
  checkout,
  fact,
  openWizard,
  payButton,
  removeService,
  requestsOf,
  takeNoPayments,
  takePayments,
  walkTo,
} from '../../support/wizard.ts';

test.describe('a changed price', () => {
  test.afterEach(async ({ studio }) => void (await takeNoPayments(studio)));

  test('is shown next to the old one, and booked only when it is confirmed (SRV-87)', async ({ page, studio }) => {
    await takePayments(studio);
    await page.route(checkout, (route) => route.fulfill({ json: { checkout_url: `${studio.url}/contact?paid` } }));
    const id = await addService(studio, { name: 'Hochzeit', price_eur: 150 });
    const posts = requestsOf(page, bookings);
    await openWizard(page);
    await walkTo(page, 4, { service: 'Hochzeit', notes: 'Mit Hund' });
    await studio.sql('UPDATE service SET price_cents = 30000 WHERE id = $1', [id]);
    await payButton(page).click();
    const box = page.getByRole('alert', { name: 'Der Preis hat sich geändert' });
    await expect(box).toBeFocused();
    await expect(box).toContainText('Preis: jetzt 300,00 € statt 150,00 €.');
    await expect(box).toContainText('Jetzt zu zahlen: 150,00 € statt 75,00 €.');
    await expect(box).toContainText('Es wurde noch nichts gebucht.');
    await expect(fact(page, 'Preis und Zahlung', 'Preis')).toContainText('300,00 €');
    await expect(fact(page, 'Ihr Termin', 'Anmerkungen')).toContainText('Mit Hund');
    await expectAccessible(page);
    expect(await studio.sql('SELECT id FROM booking WHERE service_id = $1', [id])).toEqual([]);
    await payButton(page).click();
    await page.waitForURL('/contact?paid');
    expect(posts.map(({ body }) => [body.expected_price, body.expected_prepayment])).toEqual([
      [150, 75],
      [300, 150],
    ]);
    expect(await studio.sql('SELECT service_price_cents AS cents FROM booking WHERE service_id = $1', [id])).toEqual([
      { cents: 30_000 },
    ]);
    await studio.sql('DELETE FROM payment WHERE booking_id IN (SELECT id FROM booking WHERE service_id = $1)', [id]);
    await removeService(studio, id);
  });
});
