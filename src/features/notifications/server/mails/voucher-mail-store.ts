import { sql } from 'kysely';
import type { StoredVoucherMail } from '#features/vouchers/server/api.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import type { NewMessage } from '#shared/server/outbox.ts';
import { leaseMs } from '../../domain/outbox-actions.ts';

interface LockedMail extends Pick<StoredVoucherMail, 'id' | 'status'> {
  readonly attempts: number;
  /** Epoch ms. */
  readonly next_attempt_at: number;
}

/** Returns the latest mail of a voucher, locked, so that no process begins to send it. */
export const lockLatestMail = async (trx: Database, voucherId: string): Promise<LockedMail | undefined> => {
  const { rows } = await sql<LockedMail>`
    SELECT id, status, attempts, next_attempt_at FROM message
    WHERE voucher_id = ${voucherId} AND kind = 'voucher_sent'
    ORDER BY created_at DESC, id LIMIT 1 FOR UPDATE`.execute(trx);
  return rows[0];
};

/** Returns the latest mail of each voucher that has one, by the ids of the vouchers. */
export const latestMails = async (db: Database, ids: readonly string[]): Promise<Map<string, StoredVoucherMail>> => {
  const { rows } = await sql<StoredVoucherMail & { readonly voucher_id: string }>`
    SELECT DISTINCT ON (voucher_id) voucher_id, id, status, to_address, language, send_at, sent_at, last_error
    FROM message WHERE voucher_id = ANY (${[...ids]}::uuid[]) AND kind = 'voucher_sent'
    ORDER BY voucher_id, created_at DESC, id`.execute(db);
  return new Map(rows.map(({ voucher_id, ...mail }) => [voucher_id, mail]));
};

/** An unsent mail gets another recipient or day, and a new series of attempts: a wrong address is kept nowhere. */
export const rewriteMail = async (trx: Database, id: string, mail: NewMessage, now: number): Promise<void> => {
  const { params, to_address, to_name, language, status, last_error, send_at } = mail;
  await sql`
    UPDATE message SET params = ${JSON.stringify(params)}::jsonb, to_address = ${to_address ?? ''},
      to_name = ${to_name ?? ''}, language = ${language}, status = ${status}, last_error = ${last_error ?? null},
      attempts = 0, send_at = ${send_at === undefined ? null : at(send_at)}, next_attempt_at = ${at(send_at ?? now)}
    WHERE id = ${id}`.execute(trx);
};

/** Gives up what waits for a voucher and is not being sent; returns whether there was something. */
export const giveUpUnsent = async (trx: Database, voucherId: string, why: string, now: number): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE message SET status = 'skipped', last_error = ${why}
    WHERE voucher_id = ${voucherId} AND kind = 'voucher_sent' AND status = 'waiting'
      AND NOT (attempts > 0 AND next_attempt_at > ${at(now)} AND next_attempt_at <= ${at(now + leaseMs)})
    RETURNING id`.execute(trx);
  return rows.length > 0;
};
