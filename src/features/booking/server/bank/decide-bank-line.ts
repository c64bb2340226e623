import { randomUUID } from 'node:crypto';
import { readPayments } from '#features/payments/server/api.ts';
import { conflict, notFound, type Problem } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { heldCents, refuseCash, storeCash } from '../pay/record-cash.ts';
import { lockBooking } from '../record/store.ts';
import { endLine, lineExists, lockOpenLine } from './line-store.ts';

interface Decision {
  /** ID of the line. */
  readonly id: string;
  /** ID of an administrator. */
  readonly actor: string;
}

/** Records an open line as a transfer for a booking, like the studio does by hand, with the same rules. */
export const assignBankLine = async (
  context: Context,
  { id, actor, booking_id }: Decision & { readonly booking_id: string },
): Promise<void> => {
  await inTransaction(context.db, async (trx) => {
    const booking = await lockBooking(trx, booking_id, context.now());
    const line = await lockOpenLine(trx, id);
    if (!line) throw await decided(context, id);
    if (!booking) throw notFound('Booking');
    const { amount_cents } = line;
    const paid_so_far_cents = heldCents(booking, await readPayments(trx, [booking_id]));
    await refuseCash(trx, booking, { amount_cents, paid_so_far_cents });
    const payment_id = randomUUID();
    await storeCash(context, trx, booking, { payment_id, amount_cents, method: 'transfer', actor, id });
    await endLine(trx, id, payment_id);
  });
};

/** Decides that an open line belongs to no booking. */
export const dismissBankLine = async (context: Context, { id, actor }: Decision): Promise<void> => {
  await inTransaction(context.db, async (trx) => {
    const line = await lockOpenLine(trx, id);
    if (!line) throw await decided(context, id);
    await endLine(trx, id, null);
    const { amount_cents, booked_on } = line;
    const details = { amount_cents, booked_on };
    await recordAudit(trx, { actor, action: 'bank_line.dismissed', details, at: context.now() });
  });
};

const decided = async ({ db }: Context, id: string): Promise<Problem> =>
  (await lineExists(db, id))
    ? conflict('already_decided', 'Somebody has decided about this line in the meantime')
    : notFound('Line');
