import type { PaymentSettings } from '#features/payments/domain/payment-settings.ts';
import { dueBeforeStart } from '#features/payments/domain/transfer/banking-day.ts';
import { giroCode, transferOrder } from '#features/payments/domain/transfer/giro-code.ts';
import type { TransferRow } from '#features/payments/server/api.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Transfer } from '../../transfer-contract.ts';
import type { BookingRow } from '../record/store.ts';

/** What a customer has to transfer, on the page and in the API. */
export const transferView = (
  { amount_cents, due_at }: Pick<TransferRow, 'amount_cents' | 'due_at'>,
  settings: PaymentSettings,
  { confirmation_code: reference, starts_at }: Pick<BookingRow, 'confirmation_code' | 'starts_at'>,
): Transfer => {
  const order = transferOrder(settings, { amount_cents, reference });
  const { amount_cents: _, ...account } = order;
  return {
    ...account,
    amount: euroOf(amount_cents),
    due_at: formatInstant(dueBeforeStart(due_at, starts_at)),
    giro_code: giroCode(order),
  };
};
