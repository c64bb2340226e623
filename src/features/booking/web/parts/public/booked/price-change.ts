import { CallError } from '#shared/web/call/call-error.ts';
import type { CreateBooking } from '../../../../contract.ts';

/** The price the customer was shown, in EUR. `price` is undefined if a word was shown instead. */
export interface ShownPrice {
  readonly price: number | undefined;
  readonly prepayment: number;
  /** What is booked besides the service, and from which price list. */
  readonly order?: Pick<CreateBooking, 'options' | 'people' | 'price_list_version' | 'discount_code'>;
}

/** A price that changed between page load and booking, in EUR. */
export interface PriceChange {
  readonly before: ShownPrice;
  readonly now: {
    readonly price: number;
    readonly prepayment: number;
    /** Only if the price list has changed. */
    readonly price_list_version?: string | undefined;
    /** Why the whole price is due in advance, in words; left out: it is not, or it always is. */
    readonly why?: string | undefined;
  };
}

/** Reads the new price from a refused booking; undefined if it was refused for another reason. */
export const priceChangeOf = (error: unknown, before: ShownPrice): PriceChange | undefined => {
  if (!(error instanceof CallError) || error.code !== 'price_changed') return undefined;
  const { price, prepayment, price_list_version, reason } = error.problem as unknown as PriceChange['now'] & {
    readonly reason?: string;
  };
  return { before, now: { price, prepayment, price_list_version, why: reason && error.detail } };
};

/** What stays true of a refusal while the customer tries again: that the whole price is due in advance. */
export const stillTrue = (priceChange: PriceChange | undefined): PriceChange | undefined =>
  priceChange?.now.why ? priceChange : undefined;
