import { type BookingRow, lockBooking } from '#features/booking/server/api.ts';
import { notFound, ruleBroken } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import type { AdminDeclaration, ConfirmedWithdrawal } from '../contract.ts';
import { queueEffectMail } from './declaration-outbox.ts';
import { declarationById, type ListedDeclaration } from './declaration-store.ts';
import { declarationView } from './declaration-view.ts';
import { insertEffect } from './effect-store.ts';
import { outcomeNow, takeEffect } from './take-effect.ts';
import { refuseWrongWithdrawalToken, withdrawalUrl } from './withdrawal-token.ts';

interface Confirmation {
  readonly id: string;
  readonly token: string | undefined;
  readonly language: Language;
}

/**
 * Confirms a declaration by day with the link that only a mail to the address of the booking contains. Confirming again
 * changes nothing. Throws 403 for any other token.
 */
export const confirmWithdrawal = async (
  context: Context,
  { id, ...link }: Confirmation,
): Promise<ConfirmedWithdrawal> => {
  const found = isId(id) ? await declarationById(context.db, id) : undefined;
  const refuse = (link_version: number): void =>
    refuseWrongWithdrawalToken(context.secretKey, { id, link_version }, link);
  refuse(found?.link_version ?? 0);
  const row = await inTransactionOf(context, async (within) => {
    const { booking } = await lockDeclared(within, id);
    // Checked again under the lock: the link may have been replaced in between.
    refuse(booking.link_version);
    return giveEffect(within, { id, booking, actor: 'customer' });
  });
  return { declared_at: formatInstant(row.declared_at), outcome: row.effect_outcome ?? 'request' };
};

/** The studio confirms it in place of the customer. Throws 400 if it can have no effect, or has it already. */
export const confirmWithdrawalByStudio = (context: Context, id: string, actor: string): Promise<AdminDeclaration> =>
  inTransactionOf(context, async (within) => {
    const { row, booking } = await lockDeclared(within, id);
    const confirmed = row.effect_outcome === null ? await giveEffect(within, { id, booking, actor }) : row;
    if (row.effect_outcome !== null || confirmed.effect_outcome === null) {
      throw ruleBroken('no_effect', 'This declaration cannot take effect any more');
    }
    return declarationView(confirmed, context.now());
  });

/** The link with which a customer confirms a declaration; undefined: its booking was deleted. */
export const withdrawalLink = async (context: Context, id: string): Promise<string | undefined> => {
  const row = await declarationById(context.db, id);
  if (!row || row.link_version === null) return undefined;
  return withdrawalUrl(context, { id, link_version: row.link_version });
};

/** The booking is locked first, as everywhere; then the declaration is read as it is now. */
const lockDeclared = async (
  { db, now }: Context,
  id: string,
): Promise<{ readonly row: ListedDeclaration; readonly booking: BookingRow }> => {
  const about = (await declarationById(db, id))?.booking_id;
  const booking = about ? await lockBooking(db, about, now()) : undefined;
  const row = await declarationById(db, id);
  if (!booking || !row?.is_unproven) throw notFound('Declaration');
  return { row, booking };
};

interface Effective {
  readonly id: string;
  readonly booking: BookingRow;
  readonly actor: string;
}

const giveEffect = async (context: Context, { id, booking, actor }: Effective): Promise<ListedDeclaration> => {
  const { db } = context;
  const declaration = await readDeclaration(db, id);
  if (declaration.effect_outcome !== null) return declaration;
  const outcome = await outcomeNow(context, booking, declaration.declared_at);
  if (outcome === 'request') return declaration;
  const now = context.now();
  const about = { actor, booking_id: booking.id, details: { outcome }, at: now };
  await recordAudit(db, { ...about, action: 'booking.withdrawal_confirmed' });
  const effect = await takeEffect(context, booking, { outcome, actor });
  await insertEffect(db, {
    ...effect,
    declaration_id: id,
    booking_id: booking.id,
    effective_at: now,
    effected_by: actor,
  });
  await queueEffectMail(db, { ...declaration, ...effect }, booking, now);
  return readDeclaration(db, id);
};

const readDeclaration = async (db: Database, id: string): Promise<ListedDeclaration> => {
  const row = await declarationById(db, id);
  if (!row) throw notFound('Declaration');
  return row;
};
