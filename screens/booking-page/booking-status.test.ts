import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PublicBooking } from '#features/booking/contract.ts';
import { expectAccessible } from '../support/looks.ts';
import { openPage } from '../support/open-page.tsx';
import { openPrepayment, publicBooking } from '../support/public-booking.ts';
import type { Opening } from '../support/stage.tsx';
import { refuse } from '../support/stub-server.ts';
import { customer } from '../support/wizard.ts';

const open = (
  more: Partial<PublicBooking>,
  { search = '', ...opening }: Opening & { readonly search?: string } = {},
) => {
  const booking = publicBooking(more);
  return openPage('success', `/booking/success/${booking.booking_id}${search}`, { ...opening, data: { booking } });
};
const unpaid = { status: 'PAYMENT_PENDING', prepayment: openPrepayment } as const;

describe('the success page shows the status of the booking (AMB-101)', () => {
  test.for([
    ['CONFIRMED', 'Termin bestätigt', {}],
    ['PAYMENT_PENDING', 'Zahlung offen', unpaid],
    ['COMPLETED', 'Termin abgeschlossen', {}],
  ] as const)('%s', async ([status, words, more]) => {
    await open({ ...more, status });
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    const pay = page.getByRole('button', { name: 'Zahlung fortsetzen' });
    expect(pay.elements()).toHaveLength(status === 'PAYMENT_PENDING' ? 1 : 0);
  });

  test('CANCELLED', async () => {
    await open({ status: 'CANCELLED' });
    await expect.element(page.getByText('Termin storniert', { exact: true })).toBeVisible();
    await expect.element(page.getByText('So geht es weiter')).not.toBeInTheDocument();
  });

  test.for([
    ['PAYMENT_PENDING', 'de', 'Ihr Termin ist noch nicht bezahlt'],
    ['PAYMENT_PENDING', 'ru', 'Ваша запись ещё не оплачена'],
    ['CANCELLED', 'de', 'Dieser Termin ist storniert'],
    ['CANCELLED', 'ru', 'Эта запись отменена'],
    ['CONFIRMED', 'de', `Vielen Dank, ${customer.name}!`],
  ] as const)('%s in %s: customers are thanked only if the booking is valid', async ([status, language, title]) => {
    await open(status === 'PAYMENT_PENDING' ? unpaid : { status }, { language });
    await expect.element(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  });
});

describe('the success page', () => {
  test('before paying the amounts and what a cancellation refunds are shown (SRV-33, AMB-102)', async () => {
    const cancel_terms = [{ until: '2027-05-15T09:00:00+02:00', amount: 75 }];
    const prepayment = { ...openPrepayment, cancel_terms };
    await open({ ...unpaid, prepayment }, { search: '?payment=cancelled' });
    const main = page.getByRole('main');
    await expect.element(main).toHaveTextContent('Es wurde nichts abgebucht.');
    await expect.element(main).toHaveTextContent(/Jetzt zu zahlen\s*75,00/);
    await expect.element(main).toHaveTextContent(/Vor Ort zu zahlen\s*75,00/);
    await expect.element(main).toHaveTextContent('Von Ihrer Zahlung bekommen Sie zurück:');
    await expectAccessible();
  });

  test('a payment that was never begun is offered (AMB-101)', async () => {
    await open({ status: 'PENDING', prepayment: openPrepayment });
    await expect.element(page.getByText('Anfrage eingegangen')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Jetzt bezahlen' })).toBeVisible();
  });

  test('the photographer and the room are named, the room without a picture if it has none (PLAN-22, PLAN-41)', async () => {
    await open({ resources: [{ name_de: 'Saal Süd', name_ru: null }] });
    const main = page.getByRole('main');
    await expect.element(main).toHaveTextContent('Anna Lindner');
    await expect.element(main).not.toHaveTextContent('Egal, wer');
    await expect.element(page.getByText(/, Saal Süd$/)).toBeVisible();
    expect(page.bySelector('img[src^="/pictures/"]').elements()).toEqual([]);
  });

  test('an open payment can be continued, and a refusal is shown (AMB-101, AMB-102)', async () => {
    const checkout = 'POST /api/payments/create-checkout-session/{id}';
    const refused = refuse(502, { detail: 'Anbieter nicht erreichbar' });
    const stage = await open(unpaid, { search: '?payment=cancelled', answers: { [checkout]: refused } });
    await expect.element(page.getByText('Die Zahlung wurde abgebrochen.')).toBeVisible();
    await page.getByRole('button', { name: 'Zahlung fortsetzen' }).click();
    await expect
      .element(
        page.getByText(
          'Fehler beim Erstellen der Zahlungssitzung: Anbieter nicht erreichbar. Ihr Termin bleibt reserviert.',
        ),
      )
      .toBeVisible();
    stage.answer({ [checkout]: { checkout_url: 'https://checkout.example/pay/1' } });
    await page.getByRole('button', { name: 'Zahlung fortsetzen' }).click();
    await expect.poll(() => stage.left).toEqual(['https://checkout.example/pay/1']);
  });

  test('links to a new booking and to the start page (PUB-087, PUB-088)', async () => {
    const stage = await open({});
    await expect.element(page.getByRole('link', { name: 'Neue Buchung' })).toHaveAttribute('href', '/booking');
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await expect.poll(() => stage.left).toEqual(['/']);
  });
});
