import { signedEvent } from '../src/features/payments/testing/signed-event.ts';
import { berlinDay, enter, expectAccessible } from './admin.ts';
import { paid, test } from './paying-studio.ts';
import { expect } from './studio.ts';
import { chooseOffer, chooseService, fillDetails, nextButton, openWizard, payButton } from './wizard.ts';

test('while the provider hangs the customer gets a message, and may try again without a second booking (PUB-079, PUB-081, P12)', async ({
  page,
  paying: { studio, provider },
}) => {
  await page.route('https://checkout.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Checkout</h1>' }),
  );
  await openWizard(page);
  await chooseService(page);
  await nextButton(page).click();
  await chooseOffer(page);
  await nextButton(page).click();
  await fillDetails(page);
  await nextButton(page).click();
  provider.behave('lost');
  await payButton(page).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    'Fehler beim Erstellen der Zahlungssitzung: Der Zahlungsanbieter ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal. Ihr Termin bleibt reserviert.',
    {
      timeout: 15_000,
    },
  );
  await dialog.getByRole('button').click();
  provider.behave('normal');
  // The page of the booking offers to pay as well.
  const [{ id }] = (await studio.sql('SELECT id FROM booking')) as [{ id: string }];
  const bookingPage = await page.context().newPage();
  await bookingPage.goto(`/booking/success/${id}`);
  await expect(bookingPage.getByText('Anfrage eingegangen')).toBeVisible();
  await expect(bookingPage.getByRole('button', { name: 'Jetzt bezahlen' })).toBeVisible();
  await bookingPage.close();
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(await studio.sql('SELECT count(*)::int AS n FROM booking')).toEqual([{ n: 1 }]);
  expect(provider.sessions).toHaveLength(1);

  // Returns without having paid, and continues paying.
  await page.goto(`/booking/success/${id}?payment=cancelled`);
  await expect(page.getByText('Die Zahlung wurde abgebrochen. Es wurde nichts abgebucht.')).toBeVisible();
  // Before paying, the page shows the prepayment, the remaining amount and the refund on cancellation.
  const [, shown] = /Jetzt zu zahlen\s*([\d,.]+)/.exec(await page.locator('main').innerText()) ?? [];
  expect(Number(shown?.replace('.', '').replace(',', '.')) * 100).toBe(
    Number(provider.sessions[0]?.form.get('line_items[0][price_data][unit_amount]')),
  );
  await expect(page.getByText('Vor Ort zu zahlen')).toBeVisible();
  await expect(page.getByText('Von Ihrer Zahlung bekommen Sie zurück:')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zahlung fortsetzen' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(provider.sessions).toHaveLength(1);

  // The event never arrives; returning to the page is enough.
  provider.sessions[0]?.pay();
  await page.goto(`/booking/success/${id}?session_id=${provider.sessions[0]?.id}`);
  await expect(page.getByText('Termin bestätigt', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Zahlung' })).toContainText(new RegExp(`Bezahlt\\s*${shown}`));
  await expect(page.getByRole('region', { name: 'Zahlung' })).toContainText('Vor Ort zu zahlen');
});

test('the studio sees what was paid and gives a part of it back (SRV-33)', async ({ page, paying }) => {
  await paid(paying, 3, 'Frau Teil');
  await enter(page, paying.studio, '/admin/bookings');
  await page.getByRole('button', { name: 'Details: Frau Teil' }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Bezahlt', { exact: false }).first()).toBeVisible();
  await details.getByRole('button', { name: 'Erstatten …' }).click();
  const refund = page.getByRole('dialog', { name: 'Erstatten' });
  await expectAccessible(page);
  await refund.getByLabel('Betrag (€)').fill('1000');
  await expect(refund.getByText(/kann nicht erstattet werden/)).toBeVisible();
  await refund.getByLabel('Betrag (€)').fill('12.50');
  await refund.getByRole('button', { name: 'Erstatten', exact: true }).click();
  await expect(details.getByRole('list', { name: 'Erstattungen' })).toContainText('12,50 €');
  await expect(details).toContainText('Davon erstattet: 12,50 €');
  await expect(details.getByRole('region', { name: 'Verlauf' })).toContainText('Erstattung veranlasst: 12,50 €');
});

test('cancelling a paid booking shows what was paid and offers to give it back, in the list and in the calendar (SRV-33)', async ({
  page,
  paying,
}) => {
  const id = await paid(paying, 4, 'Frau Liste');
  await enter(page, paying.studio, '/admin/bookings');
  await expect(page.getByRole('row', { name: /Frau Liste/ })).toContainText(/Bestätigt.*Bezahlt · /);
  await page.getByRole('button', { name: 'Stornieren: Frau Liste' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stornieren' });
  await expect(dialog).toContainText('Bezahlt und noch nicht erstattet');
  await expect(dialog.getByLabel('Erstattung')).toHaveValue('none');
  await dialog.getByLabel('Erstattung').selectOption('all');
  await dialog.getByRole('button', { name: 'Stornieren', exact: true }).click();
  await expect(dialog).toBeHidden();
  const { body } = await paying.studio.api('GET', `/api/admin/bookings/${id}`);
  expect(body).toMatchObject({ status: 'CANCELLED', payment: { status: 'refunded' } });
  await expect(page.getByRole('row', { name: /Frau Liste/ })).toContainText(/Storniert.*Erstattet · /);

  const other = await paid(paying, 5, 'Frau Kalender');
  await page.goto(`/admin/calendar?date=${berlinDay(5)}&booking=${other}`);
  await page.getByRole('dialog', { name: 'Frau Kalender' }).getByRole('button', { name: 'Stornieren' }).click();
  await expect(dialog).toContainText('Bezahlt und noch nicht erstattet');
  await dialog.getByRole('button', { name: 'Nicht stornieren' }).click();
  await page.getByRole('dialog', { name: 'Frau Kalender' }).getByRole('button', { name: 'Stornieren' }).click();
  await dialog.getByLabel('Erstattung').selectOption('part');
  await dialog.getByLabel('Betrag (€)').fill('12.50');
  await dialog.getByRole('button', { name: 'Stornieren', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await paying.studio.api('GET', `/api/admin/bookings/${other}`)).body).toMatchObject({
    status: 'CANCELLED',
    cancel_reason: 'Vom Administrator storniert',
    payment: { status: 'paid', refunded_amount: 12.5, refunds: [{ amount: 12.5, requested_by: 'admin' }] },
  });
});

test('a paid booking is deleted only after the money went back, which the window offers; late money is shown (SRV-25, SRV-32)', async ({
  page,
  paying,
}) => {
  await paid(paying, 6, 'Frau Weg');
  const { studio, provider } = paying;
  const session = provider.sessions.at(-1)!;
  await enter(page, studio, '/admin/bookings');
  await page.getByRole('button', { name: 'Details: Frau Weg' }).click();
  const details = page.getByRole('dialog', { name: /Frau Weg/ });
  await details.getByRole('button', { name: 'Buchung löschen …' }).click();
  const window = page.getByRole('dialog', { name: 'Buchung löschen' });
  await expect(window).toContainText('Solange Geld da ist, kann sie nicht gelöscht werden.');
  await expectAccessible(page);
  await window.getByRole('button', { name: 'Stornieren und erstatten' }).click();
  const cancelling = page.getByRole('dialog', { name: 'Stornieren' });
  await expect(cancelling.getByLabel('Erstattung')).toHaveValue('all');
  await cancelling.getByRole('button', { name: 'Stornieren', exact: true }).click();
  await expect(details).toContainText('Erstattet');
  await details.getByRole('button', { name: 'Buchung löschen …' }).click();
  await expect(window).toContainText('Buchung von Frau Weg endgültig löschen?');
  await window.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page.getByText('Buchung von Frau Weg gelöscht')).toBeVisible();
  await expect(details).toBeHidden();
  await expect(page.getByRole('row', { name: /Frau Weg/ })).toHaveCount(0);

  // The customer's bank returns the refund: the studio has the money, and the booking stays cancelled.
  const bounced = provider.refunds.find(
    ({ payment_intent }) => payment_intent === session.describe()['payment_intent'],
  )!;
  bounced.status = 'failed';
  const event = signedEvent(
    'refund.failed',
    { object: 'refund', ...bounced, failure_reason: 'expired_or_canceled_card' },
    { secret: 'whsec_studio', at: Date.now() },
  );
  await fetch(`${studio.url}/api/payments/webhook`, { method: 'POST', body: event.body, headers: event.headers });
  await page.goto('/admin');
  await page.getByRole('link', { name: '1 Zahlung zu einer gelöschten Buchung' }).click();
  const late = page.getByRole('region', { name: 'Zahlung zu einer gelöschten Buchung' });
  await expect(late).toContainText(/Buchung FB-/);
  await expectAccessible(page);
  await late.getByRole('button', { name: /€ erstatten$/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /€ erstatten$/ })
    .click();
  await expect(page.getByText(/^Erstattung von .* veranlasst$/)).toBeVisible();
  await expect(late).toBeHidden();
});
