import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { noPrepayment, portrait } from '../support/first-studio.ts';
import { booked, factOf, openWizard, wizardButton } from '../support/wizard.ts';

/** Opens the last step in a studio that takes payments. */
const openConfirmation = (config: object, { studio = {}, service = {} } = {}) => {
  const asked = { ...noPrepayment, requires_prepayment: true, ...config };
  const payment = { stripe_enabled: true, enable_prepayment: true, refund_stages: null, ...studio };
  const one = { ...portrait, ...service };
  return openWizard(4, {
    data: { services: [one], payment, paymentConfigs: { [one.id]: asked } },
    answers: {
      'GET /api/payments/service-config/{id}': asked,
      'GET /api/admin/payments/public-config': payment,
      'GET /api/services': [one],
    },
  });
};

describe('the price', () => {
  const pricing = page.getByRole('region', { name: 'Preis und Zahlung' });
  const bar = page.getByRole('region', { name: 'Ihre Buchung' });

  test('shows price, prepayment and remaining amount (PUB-068, PUB-074, I18N-005)', async () => {
    await openConfirmation({ payment_amount: 49.5, is_individual_payment: true }, { service: { price_eur: 1200 } });
    await expect.element(factOf('Preis und Zahlung', 'Preis')).toHaveTextContent('1.200,00 €');
    await expect.element(factOf('Preis und Zahlung', 'Anzahlung')).toHaveTextContent('49,50 €');
    await expect.element(factOf('Preis und Zahlung', 'Restbetrag')).toHaveTextContent('1.150,50 €');
    expect(pricing.element().textContent).not.toContain('%');
  });

  test.for([
    ['PUB-068, PUB-074', { payment_amount: 50 }, 'Anzahlung (50 %)', '50,00 €', '100,00 €'],
    ['PUB-071', { payment_amount: 150, prepayment_percentage: 100 }, 'Vollzahlung', '150,00 €', '0,00 €'],
    [
      'PUB-073, AMB-021',
      { payment_amount: 50, prepayment_percentage: null },
      'Anzahlung (50 %)',
      '50,00 €',
      '100,00 €',
    ],
    ['PUB-072', { payment_amount: 30, is_individual_payment: true }, 'Anzahlung', '30,00 €', '120,00 €'],
  ] as const)('%j is shown (%s)', async ([, config, label, amount, rest]) => {
    await openConfirmation(config);
    const line = pricing.bySelector('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect.element(line).toHaveTextContent(amount);
    await expect.element(factOf('Preis und Zahlung', 'Restbetrag')).toHaveTextContent(rest);
    await expect.element(bar.getByText('Jetzt zu zahlen')).toBeVisible();
    await expect.element(bar).toHaveTextContent(amount);
  });

  test.for([
    ['nothing is required', { requires_prepayment: false }, {}],
    ['the amount is nothing', { payment_amount: 0 }, {}],
    ['Stripe is off', { payment_amount: 50 }, { stripe_enabled: false }],
  ] as const)('no payment when %s (PUB-069, PUB-076, AMB-019)', async ([, config, studio]) => {
    const stage = await openConfirmation(config, { studio });
    await expect.element(page.getByText('Keine Anzahlung erforderlich – Zahlung vor Ort')).toBeVisible();
    await expect.element(wizardButton('pay')).not.toBeInTheDocument();
    stage.answer({ 'POST /api/bookings': booked });
    await wizardButton('confirm').click();
    await expect.poll(() => stage.left).toEqual([expect.stringMatching(/^\/booking\/success\//)]);
  });
});
