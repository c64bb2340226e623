import { sql } from 'kysely';
import type { Language } from '#shared/kernel/language.ts';
import type { MessageKind, MessageRecipient } from '#shared/kernel/message-order.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import type { NextDue } from '#shared/server/due-queues.ts';

/** A message that this process may send until its lease expires. */
export interface ClaimedMessage {
  readonly id: string;
  readonly kind: MessageKind;
  readonly params: Readonly<Record<string, unknown>>;
  /** A booking, a contact, an offer, a waiting entry or a voucher; all are null for a payment whose booking was deleted. */
  readonly booking_id: string | null;
  readonly contact_id: string | null;
  readonly offer_id: string | null;
  readonly waiting_entry_id: string | null;
  readonly voucher_id: string | null;
  readonly recipient: MessageRecipient;
  readonly to_address: string;
  readonly to_name: string;
  readonly language: Language;
  /** Including this one. */
  readonly attempts: number;
  readonly message_id: string;
  /** Epoch ms. */
  readonly created_at: number;
}

// With two versions running side by side, the older one skips kinds it does not know.
const isToSend = (kinds: readonly MessageKind[]) =>
  sql`status = 'waiting' AND kind = ANY (${[...kinds]}) 
    AND coalesce(booking_id, contact_id, payment_id, offer_id, waiting_entry_id, declaration_id, admin_id, voucher_id,
      voucher_order_id) IS NOT NULL`;

const isDue = (kinds: readonly MessageKind[], now: number) => sql`${isToSend(kinds)} AND next_attempt_at <= ${at(now)}`;

/** When a message is due next, after `seen`. */
export const nextMessageDue =
  (kinds: readonly MessageKind[]): NextDue =>
  (seen) =>
    sql`SELECT min(next_attempt_at) FROM message WHERE ${isToSend(kinds)} AND next_attempt_at > ${at(seen)}`;

export const isAnyDue = async (db: Database, kinds: readonly MessageKind[], now: number): Promise<boolean> => {
  const { rows } = await sql`SELECT 1 FROM message WHERE ${isDue(kinds, now)} LIMIT 1`.execute(db);
  return rows.length > 0;
};

export interface Claim {
  readonly kinds: readonly MessageKind[];
  /** Epoch ms. */
  readonly now: number;
  readonly leaseMs: number;
  readonly limit: number;
  /** The domain of new Message-IDs. */
  readonly domain: string;
}

/**
 * A message to a customer waits while an earlier one about the same booking is due or being sent: later decisions depend
 * on which messages the customer got.
 */
const hasTurn = (kinds: readonly MessageKind[], { now, leaseMs }: Pick<Claim, 'now' | 'leaseMs'>) => sql`
  NOT EXISTS (
    SELECT FROM message AS before
    WHERE message.recipient = 'customer' AND before.recipient = 'customer' AND before.booking_id = message.booking_id
      AND before.kind = ANY (${[...kinds]}) AND before.status = 'waiting'
      AND (before.created_at, before.id) < (message.created_at, message.id)
      AND before.next_attempt_at <= ${at(now + leaseMs)})`;

/** Claims due messages that no other process is sending, the longest waiting first. The lease starts at `now`. */
export const claimDue = async (
  db: Database,
  { kinds, now, leaseMs, limit, domain }: Claim,
): Promise<ClaimedMessage[]> => {
  const { rows } = await sql<ClaimedMessage>`
    UPDATE message SET next_attempt_at = ${at(now + leaseMs)}, attempts = attempts + 1,
      message_id = coalesce(message_id, '<' || id || '@' || ${domain}::text || '>')
    WHERE id IN (
      SELECT id FROM message WHERE ${isDue(kinds, now)} AND ${hasTurn(kinds, { now, leaseMs })}
      ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, params, booking_id, contact_id, offer_id, waiting_entry_id, voucher_id, recipient, to_address, to_name,
      language, attempts, message_id, created_at
  `.execute(db);
  return rows;
};

export interface SentMessage {
  readonly to_address: string;
  readonly to_name: string;
  /** Null for a message without a subject. */
  readonly subject: string | null;
  readonly html: string | null;
  readonly plain_text: string;
}

export const markSent = async (db: Database, id: string, sent: SentMessage, now: number): Promise<void> => {
  await sql`
    UPDATE message SET status = 'sent', sent_at = ${at(now)}, last_error = NULL, to_address = ${sent.to_address},
      to_name = ${sent.to_name}, subject = ${sent.subject}, html = ${sent.html}, plain_text = ${sent.plain_text}
    WHERE id = ${id} AND status = 'waiting'`.execute(db);
};

/** Stops sending a message: `failed` on an error, `skipped` when it would no longer be useful. */
export const giveUp = async (db: Database, id: string, status: 'failed' | 'skipped', why: string): Promise<void> => {
  await sql`UPDATE message SET status = ${status}, last_error = ${why} WHERE id = ${id} AND status = 'waiting'`.execute(
    db,
  );
};

export const retryMessageAt = async (db: Database, id: string, nextAttempt: number, why: string): Promise<void> => {
  await sql`
    UPDATE message SET next_attempt_at = ${at(nextAttempt)}, last_error = ${why}
    WHERE id = ${id} AND status = 'waiting'`.execute(db);
};

/** Releases a message whose sending this process aborted; the attempt does not count. */
export const release = async (db: Database, id: string, now: number): Promise<void> => {
  await sql`
    UPDATE message SET next_attempt_at = ${at(now)}, attempts = attempts - 1
    WHERE id = ${id} AND status = 'waiting'`.execute(db);
};
