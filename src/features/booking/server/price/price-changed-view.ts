import { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatEuro } from '#shared/kernel/time/format.ts';
import { refusals } from '../../texts/refusals.ts';

/** Price and prepayment; undefined: not stated. */
export interface ExpectedPrice {
  readonly price_cents: number | undefined;
  readonly prepayment_cents: number | undefined;
}

export interface CurrentPrice {
  readonly price_cents: number;
  readonly prepayment_cents: number;
  /** Only if the request named another version. */
  readonly price_list_version?: string;
  /** Why the prepayment is not the usual one; left out: it is. */
  readonly reason?: 'missed_sessions';
}

/** The 409 that contains the amounts the customer was shown and the current ones, in EUR. */
export const priceChanged = (shown: ExpectedPrice, current: CurrentPrice, language: Language): Problem => {
  const [price, prepayment] = [
    formatEuro(current.price_cents, language),
    formatEuro(current.prepayment_cents, language),
  ];
  const texts = refusals[language];
  const detail = current.reason ? texts.missedSessions : texts.priceChanged(price, prepayment);
  return new Problem(409, 'price_changed', detail, {
    more: {
      expected_price: euroOrNull(shown.price_cents),
      expected_prepayment: euroOrNull(shown.prepayment_cents),
      price: euroOf(current.price_cents),
      prepayment: euroOf(current.prepayment_cents),
      ...(current.reason && { reason: current.reason }),
      ...(current.price_list_version && { price_list_version: current.price_list_version }),
    },
  });
};

const euroOrNull = (cents: number | undefined): number | null => (cents === undefined ? null : euroOf(cents));
