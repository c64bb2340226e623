import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../support/open-page.tsx';
import { publicBooking } from '../support/public-booking.ts';
import { refuse, unreachable } from '../support/stub-server.ts';

const cancelling = 'POST /api/bookings/{id}/cancel';
const booking = publicBooking({ can_cancel: true, cancel_deadline: '2027-05-17T09:00:00+02:00' });
const cancelled = publicBooking({ status: 'CANCELLED', can_cancel: false });
const open = (answer: object, data: Partial<typeof booking> = {}) =>
  openPage('cancel', `/cancel/${booking.booking_id}?token=secret`, {
    data: { booking: { ...booking, ...data }, cancel_window_hours: 168 },
    answers: { [cancelling]: answer },
  });
const cancel = page.getByRole('button', { name: 'Termin jetzt stornieren' });
const done = page.getByRole('heading', { level: 1, name: 'Ihr Termin wurde storniert' });

describe('the cancel page', () => {
  test.for([
    ['Gerade nicht möglich', 'PUB-095', refuse(500, { detail: 'Gerade nicht möglich' })],
    ['Die Buchung konnte nicht storniert werden. Bitte versuchen Sie es erneut.', 'PUB-095, PUB-096', refuse(500, '')],
  ] as const)('a failed cancellation shows "%s" (%s)', async ([message, , answer]) => {
    await open(answer);
    await cancel.click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Etwas ist schiefgelaufen' })).toBeVisible();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
  });

  test('a cancellation that failed with a server error can be retried', async () => {
    const stage = await open(refuse(503, ''));
    await cancel.click();
    await expect.element(page.getByText('Das liegt an uns, nicht an Ihrem Link.')).toBeVisible();
    stage.answer({ [cancelling]: cancelled });
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(done).toHaveFocus();
  });

  test('a cancellation that is refused cannot be retried', async () => {
    await open(refuse(400, { detail: 'Dieser Termin hat schon begonnen.' }));
    await cancel.click();
    await expect.element(page.getByText('Dieser Termin hat schon begonnen.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument();
  });

  test('offline, the page shows a message, stays open and offers a retry (ERR-004)', async () => {
    const stage = await open(unreachable);
    await cancel.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(/^Netzwerkfehler. Bitte versuchen Sie es erneut.$/);
    await expect.element(page.getByText(booking.confirmation_code)).toBeVisible();
    stage.answer({ [cancelling]: cancelled });
    await cancel.click();
    await expect.element(done).toHaveFocus();
    expect(stage.asked(cancelling).map(({ params, query }) => [params['id'], query.get('token')])).toEqual([
      [booking.booking_id, 'secret'],
      [booking.booking_id, 'secret'],
    ]);
  });

  test('when the next stage of the refund begins while the page is open, the customer has to confirm again (SRV-33)', async () => {
    const detail = 'Inzwischen würde ein anderer Betrag erstattet.';
    const stage = await open(refuse(409, { detail, code: 'refund_changed' }), { paid_amount: 100, refund_amount: 100 });
    stage.answer({ 'GET /api/bookings/{id}': { ...booking, paid_amount: 100, refund_amount: 50 } });
    await expect.element(page.getByText('bekommen Sie 100,00 € zurück')).toBeVisible();
    await cancel.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(detail);
    await expect.element(page.getByText('bekommen Sie 50,00 € zurück')).toBeVisible();
    stage.answer({ [cancelling]: { ...cancelled, refunded_amount: 50 } });
    await cancel.click();
    await expect.element(page.getByText('Sie bekommen 50,00 € zurück.')).toBeVisible();
    expect(stage.asked(cancelling).map(({ query }) => query.get('expected_refund'))).toEqual(['100', '50']);
  });

  test('after the deadline the page shows that it has passed, before any click (SRV-19, AMB-027)', async () => {
    await open(cancelled, { can_cancel: false });
    await expect.element(page.getByText('nur bis 168 Stunden vor dem Termin möglich')).toBeVisible();
    // Without a phone number there is still a link to the contact page.
    await expect
      .element(page.getByRole('link', { name: 'Bitte schreiben Sie uns' }))
      .toHaveAttribute('href', '/contact');
    await expect.element(cancel).not.toBeInTheDocument();
  });
});
