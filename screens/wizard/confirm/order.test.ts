import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import first from '../../support/first-answers.json' with { type: 'json' };
import { services } from '../../support/first-studio.ts';
import { countOf, expectAccessible } from '../../support/looks.ts';
import { openPrepayment, publicBooking } from '../../support/public-booking.ts';
import { refuse } from '../../support/stub-server.ts';
import { textsOf } from '../../support/texts-of.ts';
import {
  booked,
  factOf,
  halfBefore,
  keptChoice,
  openWizard,
  serviceWith,
  takesPayments,
  wizardButton,
} from '../../support/wizard.ts';

const booking = 'POST /api/bookings';
const checkout = 'POST /api/payments/create-checkout-session/{id}';
const company = first['GET /api/company/info'];
const bar = page.getByRole('region', { name: 'Ihre Buchung' });
const changedPrice = page.getByRole('alert', { name: 'Der Preis hat sich geändert' });

test.for([
  ['unset', undefined],
  ['included', 'inkl. MwSt.'],
  ['small_business', 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.'],
] as const)(
  'above the button are the total, the amounts due now and later, and value added tax: %s (LAW-01)',
  async ([vat_regime, sentence]) => {
    const one = serviceWith({ name: 'Summe', price_eur: 90 });
    await openWizard(4, {
      services: [...services, one],
      kept: { service_id: one.id },
      config: { ...halfBefore, payment_amount: 30, is_individual_payment: true },
      payment: takesPayments,
      answers: { 'GET /api/company/info': { ...company, vat_regime } },
    });
    await expect
      .poll(() => textsOf(bar.bySelector('dl > div')))
      .toEqual(['Gesamtpreis90,00 €', 'Restbetrag vor Ort60,00 €', 'Jetzt zu zahlen30,00 €']);
    await expect.element(wizardButton('pay')).toBeEnabled();
    if (sentence) await expect.element(bar).toHaveTextContent(sentence);
    else await expect.element(bar).not.toHaveTextContent(/MwSt|UStG/);
    if (vat_regime === 'small_business') await expectAccessible();
  },
);

test('a system service is free and may ask for a prepayment of its price (PUB-075)', async () => {
  const offer = serviceWith({ name: 'Sonderangebot', price_eur: 20, is_system_service: true });
  await openWizard(4, {
    services: [...services, offer],
    kept: { service_id: offer.id },
    config: { ...halfBefore, payment_amount: 20, prepayment_percentage: 100, is_individual_payment: true },
    payment: takesPayments,
  });
  await expect.element(factOf('Preis und Zahlung', 'Preis')).toHaveTextContent('Kostenlos');
  await expect.element(factOf('Preis und Zahlung', 'Anzahlung')).toHaveTextContent('20,00 €');
  await expect.element(page.getByRole('region', { name: 'Preis und Zahlung' })).not.toHaveTextContent('%');
  await expect.element(wizardButton('pay')).toBeEnabled();
});

test.for([
  [undefined, 0],
  ['express_request', 1],
] as const)('a service with the right of withdrawal %s has %i express requests (LAW-03)', async ([right, requests]) => {
  const one = serviceWith({ name: 'Eilig', ...(right && { withdrawal_right: right }) });
  await openWizard(4, { services: [one], kept: { service_id: one.id } });
  await expect.element(wizardButton('confirm')).toBeVisible();
  await expect.poll(() => countOf(page.getByRole('checkbox'))).toBe(requests);
});

test('while something is loading without which nothing is booked, the button that books is busy, so no press is lost', async () => {
  let arrive = (): void => undefined;
  const held = new Promise<typeof company>((resolve) => (arrive = () => resolve(company)));
  const stage = await openWizard(4, { answers: { 'GET /api/company/info': held, [booking]: booked } });
  await expect.element(wizardButton('confirm')).toBeDisabled();
  await expectAccessible();
  arrive();
  await expect.element(wizardButton('confirm')).toBeEnabled();
  await wizardButton('confirm').click();
  await expect.poll(() => stage.left).toEqual([`/booking/success/${booked.booking_id}`]);
});

test('a changed price is shown next to the old one, and booked only when it is confirmed (SRV-87)', async () => {
  const wedding = serviceWith({ name: 'Hochzeit', price_eur: 150, price_list_version: 'old' });
  const dearer = { ...wedding, price_eur: 300, price_list_version: 'new' };
  const config = { ...halfBefore, payment_amount: 75 };
  const stage = await openWizard(4, {
    services: [wedding],
    kept: {
      service_id: wedding.id,
      details: { name: 'Anna', email: 'a@b.de', phone: '+49 170 1234567', notes: 'Mit Hund', consent: true },
    },
    config,
    payment: takesPayments,
    answers: {
      [booking]: refuse(409, {
        detail: 'changed',
        code: 'price_changed',
        price: 300,
        prepayment: 150,
        price_list_version: 'new',
      }),
      [checkout]: { checkout_url: 'https://checkout.example/pay/1' },
      'GET /api/bookings/{id}': publicBooking({ status: 'PAYMENT_PENDING', prepayment: openPrepayment }),
    },
  });
  await expect.element(wizardButton('pay')).toBeEnabled();
  stage.answer({
    'GET /api/services': [dearer],
    'GET /api/payments/service-config/{id}': { ...config, payment_amount: 150 },
  });
  await wizardButton('pay').click();
  await expect.element(changedPrice).toHaveFocus();
  await expect.element(changedPrice).toHaveTextContent('Preis: jetzt 300,00 € statt 150,00 €.');
  await expect.element(changedPrice).toHaveTextContent('Jetzt zu zahlen: 150,00 € statt 75,00 €.');
  await expect.element(changedPrice).toHaveTextContent('Es wurde noch nichts gebucht.');
  await expect.element(factOf('Preis und Zahlung', 'Preis')).toHaveTextContent('300,00 €');
  await expect.element(factOf('Ihr Termin', 'Anmerkungen')).toHaveTextContent('Mit Hund');
  await expectAccessible();
  stage.answer({ [booking]: { ...booked, status: 'PAYMENT_PENDING' } });
  await wizardButton('pay').click();
  await expect.poll(() => stage.left).toEqual(['https://checkout.example/pay/1']);
  expect(
    stage.asked(booking).map(({ body }) => [body.expected_price, body.expected_prepayment, body.price_list_version]),
  ).toEqual([
    [150, 75, 'old'],
    [300, 150, 'new'],
  ]);
});

test('a time that was paid in another window, while the page stayed open, opens its page when the customer pays again (PUB-115)', async () => {
  const stage = await openWizard(4, {
    config: halfBefore,
    payment: takesPayments,
    answers: {
      [booking]: { ...booked, status: 'PAYMENT_PENDING' },
      [checkout]: refuse(502, { detail: 'Nicht erreichbar' }),
      'GET /api/bookings/{id}': publicBooking({ status: 'PAYMENT_PENDING', prepayment: openPrepayment }),
    },
  });
  await wizardButton('pay').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  const kept = () => Object.values(sessionStorage).join();
  expect(kept()).toContain(booked.booking_id);
  stage.answer({ [checkout]: refuse(400, { detail: 'This booking is already paid', code: 'already_paid' }) });
  await wizardButton('pay').click();
  await expect.poll(() => stage.left).toEqual([`/booking/success/${booked.booking_id}`]);
  expect(kept()).not.toContain(booked.booking_id);
  expect(keptChoice().service_id).toBeFalsy();
});
