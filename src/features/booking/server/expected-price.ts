import { type PaymentSettings, takesPayments } from '#features/payments/domain/payment-settings.ts';
import { prepaymentOf } from '#features/payments/domain/prepayment.ts';
import type { ServiceRow } from '#features/services/server/api.ts';
import type { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { wholeCentsOf } from '#shared/kernel/money.ts';
import { type ExpectedPrice, priceChanged } from './price-changed-view.ts';

/** Returns the two amounts of a request, which are EUR. */
export const expectedPriceOf = (body: {
  readonly expected_price?: number | undefined;
  readonly expected_prepayment?: number | undefined;
}): ExpectedPrice => ({
  price_cents: centsIn(body.expected_price),
  prepayment_cents: centsIn(body.expected_prepayment),
});

const centsIn = (eur: number | undefined): number | undefined => (eur === undefined ? undefined : wholeCentsOf(eur));

/** What is booked: service and payment settings of the same edition of the studio. */
interface Offer {
  readonly service: ServiceRow;
  readonly payments: PaymentSettings;
  readonly language: Language;
}

/**
 * Returns a 409 problem if price or prepayment differ from what the customer was shown. It contains both amounts, so
 * that the customer can confirm them.
 */
export const otherPrice = (expected: ExpectedPrice, { service, payments, language }: Offer): Problem | undefined => {
  const current = {
    price_cents: service.price_cents,
    prepayment_cents: takesPayments(payments) ? prepaymentOf(service, payments).amount_cents : 0,
  };
  const differs = (field: keyof ExpectedPrice): boolean =>
    expected[field] !== undefined && expected[field] !== current[field];
  return differs('price_cents') || differs('prepayment_cents') ? priceChanged(expected, current, language) : undefined;
};
