import { type PaymentSettings, takesPayments } from '#features/payments/domain/payment-settings.ts';
import { prepaymentOf } from '#features/payments/domain/prepayment.ts';
import type { ServiceRow } from '#features/services/server/api.ts';
import type { Language } from '#shared/contract/fields.ts';
import { Problem } from '#shared/contract/problem.ts';
import { formatEuro } from '#shared/kernel/format.ts';
import { euroOf, wholeCentsOf } from '#shared/kernel/money.ts';
import { refusals } from '../texts/refusals.ts';

/** What the customer was shown, in EUR; undefined: nothing was said about it. */
export interface ExpectedPrice {
  readonly expected_price?: number | undefined;
  readonly expected_prepayment?: number | undefined;
}

/** What is booked: the service and the payment settings of the same edition of the studio. */
interface Offer {
  readonly service: ServiceRow;
  readonly payments: PaymentSettings;
  readonly language: Language;
}

/**
 * Refuses (409) a booking at another price or prepayment than its customer was shown. The answer holds both sums, so
 * that the customer can be asked again.
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
