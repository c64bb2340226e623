import { signedEvent } from '../../src/features/payments/testing/signed-event.ts';
import { enter, expectAccessible } from '../support/admin.ts';
import { now } from '../support/dates.ts';
import { paid, test } from '../support/paying-studio.ts';
import { expect } from '../support/studio.ts';

test('a paid booking is deleted only after its refund, which the dialog offers; a late payment is shown (SRV-25, SRV-32)', async ({
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
