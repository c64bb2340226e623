import { type PriceChange, stillTrue } from '../booked/price-change.ts';

/** Amounts in EUR that do not depend on who books. */
interface Offered {
  readonly price: number;
  readonly prepayment: number;
  readonly rest: number;
}

/**
 * Returns what is due after such a refusal: the whole price, or what is asked for if that is more. What a cancellation
 * would refund of it is known on the page of the booking.
 */
export const withWholePrice = <Sold extends Offered>(sold: Sold, priceChange: PriceChange | undefined): Sold =>
  stillTrue(priceChange)
    ? { ...sold, prepayment: Math.max(sold.price, sold.prepayment), rest: 0, cancel_terms: null }
    : sold;
