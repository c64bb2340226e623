import type { Deducted } from './compose-invoice.ts';
import { vatIn } from './vat.ts';

/** A part of a voucher whose tax arose when it was sold. */
export interface TaxedVoucher {
  readonly last_four: string;
  /** Per cent. */
  readonly rate: number;
  readonly amount_cents: number;
  /** Epoch ms. */
  readonly paid_at: number;
}

/** What a final invoice deducts for such a part, with the tax in it. */
export const voucherDeducted = ({ last_four, rate, amount_cents, paid_at }: TaxedVoucher): Deducted => ({
  number: last_four,
  issued_at: paid_at,
  vat: [vatIn({ rate, gross_cents: amount_cents })],
  is_voucher: true,
});
