import { signedEvent } from '../../src/features/payments/testing/signed-event.ts';
import { enter, expectAccessible } from '../support/admin.ts';
import { now } from '../support/dates.ts';
import { test } from '../support/paying-studio.ts';
import { customer } from '../support/public-site.ts';
import { expect } from '../support/studio.ts';
import { openWizard, payButton, walkTo } from '../support/wizard.ts';

test('a payment that could not be started is started again, paid, refunded before the booking is deleted, and shown when it comes late (PUB-079, PUB-081, P12, SRV-25, SRV-32)', async ({
  page,
  paying: { studio, provider },
}) => {
  test.setTimeout(120_000);
  const earlier = provider.sessions.length;
  const sessions = () => provider.sessions.slice(earlier);
  await page.route('https://checkout.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Checkout</h1>' }),
  );
  await openWizard(page);
  await walkTo(page, 4);
  provider.behave('lost');
  await payButton(page).click();
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('Ihr Termin bleibt reserviert.');
  await refusal.getByRole('button').click();
  provider.behave('normal');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  const bookings = await studio.sql('SELECT id FROM booking');
  expect(bookings).toHaveLength(1);
  const [{ id }] = bookings as [{ id: string }];
  expect(sessions()).toHaveLength(1);
  const session = sessions()[0]!;

  // The event never arrives; returning to the page is enough.
  session.pay();
  await page.goto(`/booking/success/${id}?session_id=${session.id}`);
  await expect(page.getByText('Termin bestätigt', { exact: true })).toBeVisible();
  const payment = page.getByRole('region', { name: 'Zahlung' });
  const [, shown = ''] = /Bezahlt\s*([\d,.]+)/.exec(await payment.innerText()) ?? [];
  expect(Number(shown.replace('.', '').replace(',', '.')) * 100).toBe(
    Number(session.form.get('line_items[0][price_data][unit_amount]')),
  );
  await expect(payment).toContainText('Vor Ort zu zahlen');

  await enter(page, studio, `/admin/bookings?booking=${id}`);
  const details = page.getByRole('dialog', { name: new RegExp(customer.name) });
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
  await expect(window).toContainText(`Buchung von ${customer.name} endgültig löschen?`);
  await window.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page.getByText(`Buchung von ${customer.name} gelöscht`)).toBeVisible();
  await expect(details).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(customer.name) })).toHaveCount(0);

  // The customer's bank returns the refund: the studio has the money, and the booking stays cancelled.
  const bounced = provider.refunds.find(
    ({ payment_intent }) => payment_intent === session.describe()['payment_intent'],
  )!;
  bounced.status = 'failed';
  const event = signedEvent(
    'refund.failed',
    { object: 'refund', ...bounced, failure_reason: 'expired_or_canceled_card' },
    { secret: 'whsec_studio', at: now() },
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
