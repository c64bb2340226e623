import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { services } from '../../support/first-studio.ts';
import { openPrepayment, publicBooking } from '../../support/public-booking.ts';
import { type Asked, refuse } from '../../support/stub-server.ts';
import {
  booked,
  customer,
  factOf,
  fillDetails,
  halfBefore,
  openWizard,
  serviceWith,
  stepHeading,
  takesPayments,
  wizardButton,
} from '../../support/wizard.ts';

const booking = 'POST /api/bookings';
const checkout = 'POST /api/payments/create-checkout-session/{id}';
const provider = { checkout_url: 'https://checkout.example/pay/1' };
/** The wizard looks whether a reserved time was paid or cancelled meanwhile. */
const reserved = { 'GET /api/bookings/{id}': publicBooking({ status: 'PAYMENT_PENDING', prepayment: openPrepayment }) };
const open = (answers: object, language: 'de' | 'ru' = 'de') =>
  openWizard(4, {
    language,
    config: halfBefore,
    payment: takesPayments,
    answers: { [booking]: { ...booked, status: 'PAYMENT_PENDING' }, ...reserved, ...answers },
  });

describe('the payment', () => {
  test('the button announces it, a checkout is requested, and the browser is sent there (PUB-069, PUB-076, PUB-077)', async () => {
    const stage = await open({ [checkout]: provider });
    await expect.element(wizardButton('pay')).toBeVisible();
    await expect.element(wizardButton('confirm')).not.toBeInTheDocument();
    await wizardButton('pay').click();
    await expect.poll(() => stage.left).toEqual([provider.checkout_url]);
    expect(stage.asked(checkout).map(({ params }) => params['id'])).toEqual([booked.booking_id]);
    expect(stage.asked(booking)).toHaveLength(1);
  });

  test('is announced in Russian as well (PUB-069)', async () => {
    await open({}, 'ru');
    await expect.element(wizardButton('pay', 'ru')).toBeEnabled();
  });

  test.for([
    ['Betrag zu klein', 'PUB-079, ERR-009', refuse(400, { detail: 'Betrag zu klein' })],
    ['Failed to create checkout session', 'PUB-080', refuse(500, '')],
  ] as const)(
    'a refused checkout shows "%s"; a retry only starts the checkout again (%s, PUB-081, AMB-023)',
    async ([message, , answer]) => {
      const stage = await open({ [checkout]: answer });
      await wizardButton('pay').click();
      const dialog = page.getByRole('alertdialog');
      await expect.element(dialog).toHaveTextContent(`Fehler beim Erstellen der Zahlungssitzung: ${message}`);
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(stepHeading(4)).toBeVisible();
      await expect.element(wizardButton('pay')).toBeEnabled();
      await expect.element(page.getByText('Ihr Termin ist reserviert')).toBeVisible();
      stage.answer({ [checkout]: provider });
      await wizardButton('pay').click();
      await expect.poll(() => stage.left).toEqual([provider.checkout_url]);
      expect(stage.asked(booking)).toHaveLength(1);
    },
  );

  test.for([
    ['provider_unreachable', 'de', 504, 'Der Zahlungsanbieter ist gerade nicht erreichbar.'],
    ['provider_down', 'de', 502, 'Der Zahlungsanbieter ist gerade nicht erreichbar.'],
    ['provider_refused', 'de', 502, 'Der Zahlungsanbieter hat die Zahlung nicht angenommen.'],
    ['provider_unreachable', 'ru', 504, 'Платёжная служба сейчас не отвечает.'],
    ['provider_refused', 'ru', 502, 'Платёжная служба не приняла платёж.'],
  ] as const)(
    '%s is explained in %s, with a note that the time is kept (PUB-079)',
    async ([code, language, status, reason]) => {
      await open({ [checkout]: refuse(status, { detail: 'The provider said no', code }) }, language);
      await wizardButton('pay', language).click();
      const dialog = page.getByRole('alertdialog');
      await expect.element(dialog).toHaveTextContent(reason);
      await expect
        .element(dialog)
        .toHaveTextContent(
          language === 'de'
            ? /Zahlungssitzung: Der .* Ihr Termin bleibt reserviert\./
            : /: Платёжная .* остаётся за вами\./,
        );
      await expect.element(dialog).not.toHaveTextContent('The provider');
    },
  );
});

describe('missing data', () => {
  test.for(['GET /api/payments/service-config/{id}', 'GET /api/admin/payments/public-config'] as const)(
    'nothing is booked while the payment settings cannot be loaded (%s); the page shows this and offers a retry (PUB-102)',
    async (config) => {
      const stage = await openWizard(4, {
        config: halfBefore,
        payment: takesPayments,
        // The page does not contain the payment settings either.
        data: { payment: undefined },
        answers: { [config]: refuse(500, ''), [booking]: booked, [checkout]: provider, ...reserved },
      });
      const box = page.getByRole('alert', { name: 'Die Angaben zur Zahlung konnten nicht geladen werden' });
      await expect.element(box).toHaveTextContent('Ohne sie können wir die Buchung nicht abschließen.');
      await expect.element(page.getByText('Keine Anzahlung erforderlich')).not.toBeInTheDocument();
      const before = stage.asked(config).length;
      await wizardButton('confirm').click();
      await expect.poll(() => stage.asked(config).length).toBeGreaterThan(before);
      await expect.element(box).toBeVisible();
      expect(stage.asked(booking)).toEqual([]);
      stage.answer({ [config]: config.includes('{id}') ? halfBefore : takesPayments });
      await box.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect.element(box).not.toBeInTheDocument();
      await expect.element(factOf('Preis und Zahlung', 'Anzahlung')).toHaveTextContent('75,00 €');
      await wizardButton('pay').click();
      await expect.poll(() => stage.left).toEqual([provider.checkout_url]);
      expect(stage.asked(booking)).toHaveLength(1);
    },
  );

  test('nothing is booked before the studio’s data has loaded; the page shows the reason and offers a retry (PUB-070, AMB-020)', async () => {
    const asking = 'GET /api/company/info';
    const stage = await openWizard(4, { answers: { [asking]: refuse(503, ''), [booking]: booked } });
    const box = page.getByRole('alert', { name: 'Die Angaben zum Studio konnten nicht geladen werden' });
    await expect.element(box).toHaveTextContent('Ohne sie können wir die Buchung nicht abschließen.');
    await wizardButton('confirm').click();
    await expect.element(wizardButton('confirm')).toBeEnabled();
    await expect.element(stepHeading(4)).toBeVisible();
    expect(stage.asked(booking)).toEqual([]);
    stage.answer({
      [asking]: {
        company_name: 'Studio',
        company_address: '',
        company_email: '',
        company_phone: '',
        company_website: '',
        logo_url: null,
        vat_regime: 'unset',
      },
    });
    await box.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(factOf('Ihr Termin', 'Ort')).toHaveTextContent('Studio');
    await wizardButton('confirm').click();
    await expect.poll(() => stage.left).toEqual([`/booking/success/${booked.booking_id}`]);
  });
});

describe('the button that books', () => {
  const order = {
    de: { free: 'Kostenlos buchen', bar: 'Ihre Buchung' },
    ru: { free: 'Забронировать бесплатно', bar: 'Ваша запись' },
  } as const;
  const ownAmount = { ...halfBefore, payment_amount: 30, is_individual_payment: true };

  test.for(
    (['de', 'ru'] as const).flatMap((language) =>
      (
        [
          ['a price due later', 90, undefined, 'confirm'],
          ['a prepayment', 90, ownAmount, 'pay'],
          ['no price', 0, undefined, 'free'],
        ] as const
      ).map(([what, price_eur, config, label]) => [what, language, price_eur, config, label] as const),
    ),
  )('states the obligation of %s, in %s (LAW-01, AMB-019)', async ([, language, price_eur, config, label]) => {
    const one = serviceWith({ name: 'Bestellung', price_eur });
    await openWizard(4, {
      language,
      services: [...services, one],
      kept: { service_id: one.id },
      ...(config && { config, payment: takesPayments }),
    });
    const bar = page.getByRole('region', { name: order[language].bar });
    await expect.element(bar.getByRole('button')).toBeVisible();
    expect(bar.getByRole('button').elements()).toHaveLength(1);
    const button =
      label === 'free'
        ? page.getByRole('button', { name: order[language].free, exact: true })
        : wizardButton(label, language);
    await expect.element(button).toBeVisible();
    expect(button.element()).toBe(bar.getByRole('button').element());
  });
});

test('with another address the usual amount is due again, and what was typed stays (BANK-05)', async () => {
  const detail = 'Weil frühere Termine nicht wahrgenommen wurden, ist der ganze Preis im Voraus fällig.';
  const missed = {
    detail,
    code: 'price_changed',
    price: 150,
    prepayment: 150,
    expected_price: 150,
    expected_prepayment: 75,
    reason: 'missed_sessions',
  };
  const stage = await open({
    [booking]: ({ body }: Asked) =>
      body.customer.email === customer.email ? refuse(409, missed) : { ...booked, status: 'PAYMENT_PENDING' },
    [checkout]: provider,
  });
  await wizardButton('pay').click();
  const why = page.getByRole('alert', { name: detail });
  await expect.element(why).toBeVisible();
  await page.getByRole('button', { name: 'Ihre Daten ändern' }).click();
  await fillDetails({ email: 'anna@kunde.example', notes: 'Mit Hund' });
  await wizardButton('next').click();
  await expect.element(why).not.toBeInTheDocument();
  await wizardButton('pay').click();
  await expect.poll(() => stage.left).toEqual([provider.checkout_url]);
  expect(
    stage
      .asked(booking)
      .map(({ body }) => [body.customer.email, body.expected_price, body.expected_prepayment, body.notes]),
  ).toEqual([
    [customer.email, 150, 75, ''],
    ['anna@kunde.example', 150, 75, 'Mit Hund'],
  ]);
});
