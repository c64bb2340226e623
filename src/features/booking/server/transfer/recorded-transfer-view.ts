import { euroOf } from '#shared/kernel/money/euro.ts';
import type { ReadBankStatement } from '../../bank-contract.ts';
import type { BookingRow } from '../record/store.ts';

/** A transfer that was recorded from a statement. */
export const recordedView = (
  { id: booking_id, confirmation_code, customer_name }: BookingRow,
  amount_cents: number,
): ReadBankStatement['recorded'][number] => ({
  booking_id,
  confirmation_code,
  customer_name,
  amount: euroOf(amount_cents),
});
