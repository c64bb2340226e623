import { formatDecimal } from '#shared/kernel/money/format-money.ts';

/** '12,3456 €', with two to four decimals, in the currency of the invoice. */
export const receivedAmount = (amount: number | undefined, currency: string): string | undefined =>
  amount === undefined ? undefined : `${formatDecimal(amount, 2, 4)}\u00a0${currency === 'EUR' ? '€' : currency}`;

/** A quantity: '2', '1.234,5'. */
export const receivedNumber = (value: number): string => formatDecimal(value, 0, 4);

/** '19 %' */
export const receivedRate = (rate: number | undefined): string | undefined =>
  rate === undefined ? undefined : `${receivedNumber(rate)}\u00a0%`;
