import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { AdminBooking } from '../../admin-contract.ts';
import { agreedFeeCents, feeRefusal } from '../../domain/money/no-show-fee.ts';
import { feesInForce } from './no-show-fee-store.ts';
import { sessionMarks } from './session-mark-store.ts';
import type { BookingRow } from './store.ts';

type FeeView = NonNullable<AdminBooking['no_show_fee']>;

/**
 * Returns the fees of bookings for not coming, by their IDs: those in force, and those that can be charged now. While
 * the studio asks for no fee, nothing is read. The names of the administrators are read with `namesOf`.
 */
export const feeViews = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  rows: readonly BookingRow[],
  namesOf: () => Promise<ReadonlyMap<string, string>>,
): Promise<ReadonlyMap<string, FeeView>> => {
  const owing = rows.filter((row) => feeRefusal(row, { missed: true, now: now() }) === undefined);
  if (owing.length === 0) return new Map();
  const ids = owing.map(({ id }) => id);
  const [fees, marks] = await Promise.all([feesInForce(db, ids), sessionMarks(db, ids)]);
  const names = fees.size > 0 ? await namesOf() : new Map<string, string>();
  return new Map(
    owing.flatMap((row): [string, FeeView][] => {
      const fee = fees.get(row.id);
      const charged = fee && { at: formatInstant(fee.charged_at), by: names.get(fee.charged_by) ?? null };
      if (!charged && marks.of(row.id).missed_at === null) return [];
      const percent = fee?.percent ?? row.no_show_fee_percent ?? 0;
      return [
        [row.id, { percent, amount: euroOf(fee?.amount_cents ?? agreedFeeCents(row)), charged: charged ?? null }],
      ];
    }),
  );
};
