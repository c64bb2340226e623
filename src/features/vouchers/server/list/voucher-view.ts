import type { RefundStatus } from '#features/payments/domain/payment-status.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import { berlinDateOf, formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { AdminVoucher, StrayPayment } from '../../contract.ts';
import { stateOf } from '../../domain/validity.ts';
import type { StrayOrder } from '../orders/order-store.ts';
import { mailView } from '../sale/mail-view.ts';
import type { StoredVoucherMail } from '../sale/voucher-mails.ts';
import type { VoucherRow } from '../store.ts';

/** What is left on vouchers, in EUR. */
export const leftView = (balance_cents: number): number => euroOf(balance_cents);

/** A payment that has sold nothing. */
export const strayView = ({ id, amount_cents, problem }: StrayOrder): StrayPayment => ({
  order_id: id,
  amount: euroOf(amount_cents),
  problem,
});

/** A voucher as the studio sees it; `now`: epoch ms. */
export const voucherView = (
  row: VoucherRow,
  { mail, refund }: { readonly mail: StoredVoucherMail | undefined; readonly refund: RefundStatus | undefined },
  now: number,
): AdminVoucher => ({
  id: row.id,
  last_four: row.last_four,
  amount: euroOf(row.amount_cents),
  balance: euroOf(row.balance_cents),
  valid_until: row.valid_until,
  method: row.method,
  purpose: row.purpose,
  purpose_reason: row.purpose_reason,
  purpose_rates: [...row.purpose_rates],
  buyer_name: row.buyer_name,
  buyer_email: row.buyer_email,
  recipient_name: row.recipient_name,
  dedication: row.dedication,
  sold_at: formatInstant(row.sold_at),
  state: stateOf(row, berlinDateOf(now)),
  block_reason: row.block_reason,
  mail: mailView(mail, row.language),
  refund: refund ?? null,
  entries: row.entries.map((entry) => ({
    kind: entry.kind,
    amount: euroOf(entry.amount_cents),
    balance: euroOf(entry.balance_cents),
    confirmation_code: entry.confirmation_code,
    at: formatInstant(entry.at),
  })),
});
