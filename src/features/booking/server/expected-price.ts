import { type PaymentSettings, takesPayments } from '#features/payments/domain/payment-settings.ts';
import { prepaymentOf } from '#features/payments/domain/prepayment.ts';
import type { ServiceRow } from '#features/services/server/api.ts';
import type { Language } from '#shared/contract/fields.ts';
import { Problem } from '#shared/contract/problem.ts';
import { formatEuro } from '#shared/kernel/format.ts';
import { euroOf, wholeCentsOf } from '#shared/kernel/money.ts';
import { refusals } from '../texts/refusals.ts';

/** What the customer was shown, in EUR; undefined: the request does not state it. */
export interface ExpectedPrice {
  readonly expected_price?: number | undefined;
  readonly expected_prepayment?: number | undefined;
}

/** What is booked: service and payment settings of the same edition of the studio. */
interface Offer {
  readonly service: ServiceRow;
  readonly payments: PaymentSettings;
  readonly language: Language;
}

/**
 * Throws 409 if price or prepayment differ from what the customer was shown. The response contains both amounts, so
 * that the customer can confirm them.
 */
export const refuseOtherPrice = (
  { expected_price, expected_prepayment }: ExpectedPrice,
  { service, payments, language }: Offer,
): void => {
  const price = service.price_cents;
  const { amount_cents } = prepaymentOf(service, payments);
  const prepayment = takesPayments(payments) ? amount_cents : 0;
  const differs = (expected: number | undefined, cents: number): boolean =>
    expected !== undefined && wholeCentsOf(expected) !== cents;
  if (!differs(expected_price, price) && !differs(expected_prepayment, prepayment)) return;
  const detail = refusals[language].priceChanged(formatEuro(price, language), formatEuro(prepayment, language));
  throw new Problem(409, 'price_changed', detail, {
    more: {
      expected_price: expected_price ?? null,
      expected_prepayment: expected_prepayment ?? null,
      price: euroOf(price),
      prepayment: euroOf(prepayment),
    },
  });
};
