import type { ServiceRates } from '#features/settings/domain/service-rates.ts';
import type { VatRegime } from '#shared/kernel/money/vat-regime.ts';

/** § 3 (13) to (15) UStG: whether the tax is known when a voucher is sold (`single`), or only when it is redeemed. */
export const purposes = ['single', 'multi'] as const;
export type Purpose = (typeof purposes)[number];

/**
 * Why. `one_rate`: everything that the studio sells has the same rate. `several_rates`: it has not. `small_business`: no
 * tax is charged for anything. `no_rates`: the studio has not said what it charges, or sells nothing.
 */
export const purposeReasons = ['one_rate', 'several_rates', 'small_business', 'no_rates'] as const;
export type PurposeReason = (typeof purposeReasons)[number];

export interface VoucherPurpose {
  readonly purpose: Purpose;
  readonly purpose_reason: PurposeReason;
  /** The different rates of everything that is sold, in per cent, the highest first. */
  readonly purpose_rates: readonly number[];
}

interface Sold {
  readonly id: string;
  readonly options: readonly { readonly id: string; readonly active: boolean }[];
}

interface RateFacts extends ServiceRates {
  readonly vat_regime: VatRegime;
  /** What customers can book. */
  readonly services: readonly Sold[];
}

/** Computes the purpose of a voucher that is sold now. */
export const purposeOf = ({ vat_regime, usual_rate, rates, services }: RateFacts): VoucherPurpose => {
  if (vat_regime === 'small_business')
    return { purpose: 'single', purpose_reason: 'small_business', purpose_rates: [] };
  const ids = services.flatMap(({ id, options }) => [
    id,
    ...options.filter(({ active }) => active).map((option) => option.id),
  ]);
  const purpose_rates = [...new Set(ids.map((id) => rates[id] ?? usual_rate))].toSorted((one, other) => other - one);
  if (vat_regime === 'unset' || purpose_rates.length === 0) {
    return { purpose: 'multi', purpose_reason: 'no_rates', purpose_rates: [] };
  }
  return purpose_rates.length === 1
    ? { purpose: 'single', purpose_reason: 'one_rate', purpose_rates }
    : { purpose: 'multi', purpose_reason: 'several_rates', purpose_rates };
};

/** Returns the rate of the tax that arises when such a voucher is sold, in per cent; null: none arises then. */
export const taxedRate = ({ purpose_reason, purpose_rates }: VoucherPurpose): number | null =>
  purpose_reason === 'one_rate' ? (purpose_rates[0] ?? null) : null;
