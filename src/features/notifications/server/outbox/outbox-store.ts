import { type RawBuilder, sql } from 'kysely';
import type { Role } from '#shared/contract/role.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { MessageKind } from '#shared/kernel/message-order.ts';
import { anyContains, phoneContains } from '#shared/server/database/contains.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import type { PlannedReminder, RemindedBooking } from '../../domain/reminders/reminder-plan.ts';
import type { MessageStatus } from '../../outbox-contract.ts';

/** A message of the outbox with its booking or contact; instants are epoch ms. */
export interface OutboxRow {
  readonly id: string;
  readonly kind: MessageKind;
  readonly params: Readonly<Record<string, unknown>>;
  readonly recipient: 'customer' | 'studio';
  readonly to_name: string;
  readonly to_address: string;
  readonly language: Language;
  readonly status: MessageStatus;
  readonly attempts: number;
  readonly created_at: number;
  readonly sent_at: number | null;
  readonly next_attempt_at: number;
  readonly last_error: string | null;
  readonly subject: string | null;
  /** Null if it is about a contact or an offer, or about a payment whose booking was deleted. */
  readonly booking_id: string | null;
  readonly confirmation_code: string | null;
  readonly customer_name: string | null;
  readonly starts_at: number | null;
  readonly has_time: boolean | null;
  readonly contact_id: string | null;
  readonly contact_name: string | null;
  readonly payment_id: string | null;
  readonly offer_id: string | null;
  readonly waiting_entry_id: string | null;
  readonly declaration_id: string | null;
  readonly admin_id: string | null;
  readonly voucher_id: string | null;
  readonly voucher_order_id: string | null;
}

/** The same with the sent bodies. */
export interface OutboxRowWithBodies extends OutboxRow {
  readonly html: string | null;
  readonly plain_text: string | null;
}

const columns = sql`
  m.id, m.kind, m.params, m.recipient, m.to_name, m.to_address, m.language, m.status, m.attempts, m.created_at,
  m.sent_at, m.next_attempt_at, m.last_error, m.subject, m.booking_id, b.confirmation_code, b.customer_name, b.starts_at, b.has_time, m.contact_id,
  c.name AS contact_name, m.payment_id, m.offer_id, m.waiting_entry_id, m.declaration_id, m.admin_id, m.voucher_id,
  m.voucher_order_id`;
const withSubject = sql`
  message m LEFT JOIN notified_booking b ON b.id = m.booking_id LEFT JOIN contact_fact c ON c.id = m.contact_id`;
const hasCustomer = sql`coalesce(m.booking_id, m.contact_id, m.payment_id, m.offer_id, m.waiting_entry_id, m.declaration_id, m.voucher_id,
  m.voucher_order_id) IS NOT NULL`;
const hasSubject = sql`(${hasCustomer} OR m.admin_id IS NOT NULL)`;

/** Mails about accounts contain links that end a session: only owners see them and have them sent again. */
const visibleTo = (role: Role): RawBuilder<unknown> => (role === 'owner' ? hasSubject : hasCustomer);

export interface OutboxFilter {
  /** The role of the reader. */
  readonly role: Role;
  readonly status?: MessageStatus | undefined;
  readonly search?: string | undefined;
}

const searched = [
  'm.to_address',
  'm.to_name',
  'm.subject',
  'b.confirmation_code',
  'b.customer_name',
  'c.name',
  'c.email',
];

const matching = ({ role, status, search }: OutboxFilter): RawBuilder<unknown> => {
  const found = search
    ? sql`(${anyContains(searched, search)} OR ${phoneContains('b.customer_phone', search)}
           OR ${phoneContains('c.phone', search)})`
    : sql`true`;
  return sql`
    ${visibleTo(role)} AND (${status ?? null}::text IS NULL OR m.status = ${status ?? null}) AND ${found}`;
};

export const selectMessages = async (
  db: Database,
  filter: OutboxFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<OutboxRow[]> => {
  const { rows } = await sql<OutboxRow>`
    SELECT ${columns} FROM ${withSubject} WHERE ${matching(filter)}
    ORDER BY m.created_at DESC, m.id LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
};

export const countMessages = async (db: Database, filter: OutboxFilter): Promise<number> => {
  const { rows } = await sql<{ found: number }>`
    SELECT count(*) AS found FROM ${withSubject} WHERE ${matching(filter)}`.execute(db);
  return rows[0]?.found ?? 0;
};

export const countByStatus = async (db: Database, role: Role): Promise<Record<MessageStatus, number>> => {
  const { rows } = await sql<{ status: MessageStatus; count: number }>`
    SELECT status, count(*) AS count FROM message m WHERE ${visibleTo(role)} GROUP BY status`.execute(db);
  const counts = { waiting: 0, sent: 0, failed: 0, skipped: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
};

export const selectMessagesOfBooking = async (db: Database, bookingId: string): Promise<OutboxRow[]> => {
  const { rows } = await sql<OutboxRow>`
    SELECT ${columns} FROM ${withSubject} WHERE m.booking_id = ${bookingId} ORDER BY m.created_at DESC, m.id`.execute(
    db,
  );
  return rows;
};

export const selectMessage = async (db: Database, id: string, role: Role): Promise<OutboxRowWithBodies | undefined> => {
  const { rows } = await sql<OutboxRowWithBodies>`
    SELECT ${columns}, m.html, m.plain_text FROM ${withSubject} WHERE m.id = ${id} AND ${visibleTo(role)}`.execute(db);
  return rows[0];
};

/** Returns one message, locked until the end of the transaction, so that no process starts sending it. */
export const lockMessage = async (trx: Database, id: string, role: Role): Promise<OutboxRow | undefined> => {
  const { rows } = await sql<OutboxRow>`
    SELECT ${columns} FROM ${withSubject} WHERE m.id = ${id} AND ${visibleTo(role)} FOR UPDATE OF m`.execute(trx);
  return rows[0];
};

/** Due now, with a new series of attempts. */
const dueNow = (now: number): RawBuilder<unknown> =>
  sql`status = 'waiting', attempts = 0, send_at = NULL, next_attempt_at = ${at(now)}`;

export const makeDue = async (trx: Database, id: string, now: number): Promise<void> => {
  await sql`UPDATE message SET ${dueNow(now)} WHERE id = ${id}`.execute(trx);
};

/** Makes all failed messages that the role sees due; returns the number of rows. */
export const makeFailedDue = async (trx: Database, role: Role, now: number): Promise<number> => {
  const { rows } = await sql`
    UPDATE message m SET ${dueNow(now)} WHERE status = 'failed' AND ${visibleTo(role)} RETURNING id`.execute(trx);
  return rows.length;
};

export const skipMessage = async (trx: Database, id: string, why: string): Promise<void> => {
  await sql`UPDATE message SET status = 'skipped', last_error = ${why} WHERE id = ${id}`.execute(trx);
};

export const selectRemindedBooking = async (db: Database, id: string): Promise<RemindedBooking | undefined> => {
  const { rows } = await sql<RemindedBooking>`
    SELECT status, starts_at, created_at, customer_email, customer_phone, customer_whatsapp_notifications
    FROM notified_booking WHERE id = ${id}`.execute(db);
  return rows[0];
};

/** Returns the reminders of a booking for its current session that were already queued. */
export const selectQueuedReminders = async (db: Database, bookingId: string): Promise<PlannedReminder[]> => {
  const { rows } = await sql<PlannedReminder>`
    SELECT channel, minutes_before AS minutes FROM reminder r
    WHERE booking_id = ${bookingId} AND starts_at = (SELECT starts_at FROM notified_booking WHERE id = r.booking_id)`.execute(
    db,
  );
  return rows;
};
