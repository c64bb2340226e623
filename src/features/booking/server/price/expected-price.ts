import { type PaymentSettings, takesPrepayment } from '#features/payments/domain/payment-settings.ts';
import { prepaymentOf, prepaymentOfBooking } from '#features/payments/domain/prepayment.ts';
import { fittingChoice } from '#features/services/domain/extras/fitting-choice.ts';
import { type PricedService, priceChoice } from '#features/services/domain/extras/priced-service.ts';
import type { Choice } from '#features/services/domain/extras/service-option.ts';
import { priceListVersion, type ServiceRow } from '#features/services/server/api.ts';
import type { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { type CurrentPrice, type ExpectedPrice, priceChanged } from './price-changed-view.ts';

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
  /** Whether missed sessions make the whole price due in advance. */
  readonly pays_in_full: boolean;
  /** Whether it is a place that waits for a birth. */
  readonly is_place?: boolean;
  readonly language: Language;
}

/**
 * Returns a 409 problem if price or prepayment differ from what the customer was shown. It contains both amounts, so
 * that the customer can confirm them.
 */
export const otherPrice = (expected: ExpectedPrice, offer: Offer): Problem | undefined => {
  const current = amountsOf(offer);
  const differs = (field: keyof ExpectedPrice): boolean =>
    expected[field] !== undefined && expected[field] !== current[field];
  return differs('price_cents') || differs('prepayment_cents')
    ? priceChanged(expected, current, offer.language)
    : undefined;
};

const amountsOf = ({ service, payments, pays_in_full, is_place = false }: Omit<Offer, 'language'>): CurrentPrice => {
  const { price_cents } = service;
  if (!takesPrepayment(payments, is_place)) return { price_cents, prepayment_cents: 0 };
  const { amount_cents: prepayment_cents } = prepaymentOfBooking({ ...service, pays_in_full }, payments);
  const hasReason = prepayment_cents !== prepaymentOf(service, payments).amount_cents;
  return { price_cents, prepayment_cents, ...(hasReason && { reason: 'missed_sessions' }) };
};

type Wanted = Parameters<typeof expectedPriceOf>[0] & {
  readonly options?: Choice['options'] | undefined;
  readonly people?: number | undefined;
  readonly price_list_version?: string | undefined;
};

/**
 * Returns the same problem if the request names another version of the price list than the current one, even if the
 * amounts are the same: other prices or durations may have changed. `offer.service`: without the choice. The amounts
 * are those of what can still be booked of the choice; `applyCode` applies the discount code of the request, unless it
 * does not apply any more: that is refused once the customer has confirmed the new price.
 */
export const otherPriceList = async (
  wanted: Wanted,
  { service, language, ...terms }: Offer,
  applyCode: (sale: PricedService<ServiceRow>) => Promise<PricedService<ServiceRow>>,
): Promise<Problem | undefined> => {
  if (wanted.price_list_version === undefined) return undefined;
  const version = priceListVersion(service);
  if (wanted.price_list_version === version) return undefined;
  const choice = fittingChoice(service, { options: wanted.options ?? [], people: wanted.people });
  const offered = priceChoice(service, choice, { mode: 'customer' });
  const current = amountsOf({ ...terms, service: offered.ok ? (await applyCode(offered.value)).service : service });
  return priceChanged(expectedPriceOf(wanted), { ...current, price_list_version: version }, language);
};
