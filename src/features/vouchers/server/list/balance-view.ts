import { euroOf } from '#shared/kernel/money/euro.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { VoucherBalance } from '../../balance-contract.ts';
import { stateOf } from '../../domain/validity.ts';
import type { VoucherRow } from '../store.ts';

/** A voucher as whoever has its code sees it: no person, no booking, no reason. `today`: 'yyyy-MM-dd'. */
export const balanceView = (row: VoucherRow, today: string): VoucherBalance => ({
  last_four: row.last_four,
  amount: euroOf(row.amount_cents),
  balance: euroOf(row.balance_cents),
  valid_until: row.valid_until,
  state: stateOf(row, today),
  entries: row.entries.map(({ kind, amount_cents, balance_cents, at }, index) => ({
    number: index + 1,
    kind,
    amount: euroOf(amount_cents),
    balance: euroOf(balance_cents),
    on: berlinDateOf(at),
  })),
});
