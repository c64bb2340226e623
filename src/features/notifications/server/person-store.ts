import { type RawBuilder, sql } from 'kysely';
import { bookingsWhere } from '#shared/server/audit/audit.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { mentions } from '#shared/server/database/mentions.ts';
import { hasTyped, withoutTyped } from './person-declaration-store.ts';

/** Returns every message of the given bookings as stored, the oldest first. */
export const messageRecords = async (
  db: Database,
  bookingIds: readonly string[],
): Promise<{ booking_id: string; record: Record<string, unknown> }[]> => {
  const { rows } = await sql<{ booking_id: string; record: Record<string, unknown> }>`
    SELECT booking_id, to_jsonb(message) - '{admitted_to,admitted_at}'::text[] AS record FROM message
    WHERE booking_id = ANY (${[...bookingIds]}::uuid[]) ORDER BY created_at, id`.execute(db);
  return rows;
};

/** Returns every mail to the studio about messages of the given contacts as stored, the oldest first. */
export const messageRecordsOfContacts = async (
  db: Database,
  contactIds: readonly string[],
): Promise<{ contact_id: string; record: Record<string, unknown> }[]> => {
  const { rows } = await sql<{ contact_id: string; record: Record<string, unknown> }>`
    SELECT contact_id, to_jsonb(message) AS record FROM message
    WHERE contact_id = ANY (${[...contactIds]}::uuid[]) ORDER BY created_at, id`.execute(db);
  return rows;
};

/** Returns every message about the given offers as stored, the oldest first. */
export const messageRecordsOfOffers = async (
  db: Database,
  offerIds: readonly string[],
): Promise<{ offer_id: string; record: Record<string, unknown> }[]> => {
  const { rows } = await sql<{ offer_id: string; record: Record<string, unknown> }>`
    SELECT offer_id, to_jsonb(message) AS record FROM message
    WHERE offer_id = ANY (${[...offerIds]}::uuid[]) ORDER BY created_at, id`.execute(db);
  return rows;
};

/** Returns every message about the given waiting entries as stored, the oldest first. */
export const messageRecordsOfWaiting = async (
  db: Database,
  entryIds: readonly string[],
): Promise<{ waiting_entry_id: string; record: Record<string, unknown> }[]> => {
  const { rows } = await sql<{ waiting_entry_id: string; record: Record<string, unknown> }>`
    SELECT waiting_entry_id, to_jsonb(message) - '{admitted_to,admitted_at}'::text[] AS record FROM message
    WHERE waiting_entry_id = ANY (${[...entryIds]}::uuid[]) ORDER BY created_at, id`.execute(db);
  return rows;
};

/**
 * Empties the messages of the given bookings, including those to the studio, since they contain the customer's name:
 * only their kind and time remain. Unsent ones are no longer sent. Returns the number of messages.
 */
export const forgetMessages = async (
  trx: Database,
  bookingIds: readonly string[],
  standIn: { readonly name: string; readonly email: string },
): Promise<number> => {
  const toCustomer = (column: string, value: string): RawBuilder<unknown> =>
    sql`CASE recipient WHEN 'customer' THEN ${value}::text ELSE ${sql.ref(column)} END`;
  const { rows } = await sql`
    UPDATE message SET
      status = CASE status WHEN 'sent' THEN 'sent' ELSE 'skipped' END,
      last_error = CASE status WHEN 'sent' THEN NULL ELSE 'given_up' END,
      to_address = ${toCustomer('to_address', standIn.email)}, to_name = ${toCustomer('to_name', standIn.name)},
      subject = NULL, html = NULL, plain_text = NULL, admitted_to = NULL, admitted_at = NULL
    WHERE booking_id = ANY (${[...bookingIds]}::uuid[]) RETURNING id`.execute(trx);
  return rows.length;
};

// A corrected address is still in mails sent before, and in those to the studio about them.
const wasCorrected = sql`message.booking_id IN (${bookingsWhere('booking.edited', 'customer_email')})`;

/**
 * Does the same for a former address of bookings: messages that were sent to it or contain it are emptied; waiting ones
 * go to the booking's current address. Deletes messages written to the studio under it. `until`: only messages from
 * before, epoch ms. Returns the number of messages.
 */
export const forgetFormerAddress = async (
  trx: Database,
  email: string,
  {
    standIn,
    until,
  }: { readonly standIn: { readonly name: string; readonly email: string }; readonly until?: number | undefined },
): Promise<number> => {
  const inTime = until === undefined ? sql`` : sql`AND message.created_at <= ${at(until)}`;
  const wentThere = sql`(recipient = 'customer' AND lower(to_address) = lower(${email}))`;
  const { rows: written } = await sql`
    DELETE FROM message WHERE contact_id IS NOT NULL ${inTime}
      AND EXISTS (SELECT FROM jsonb_each_text(params) AS said WHERE ${mentions(sql`said.value`, email)})
    RETURNING id`.execute(trx);
  const { rows: emptied } = await sql`
    UPDATE message SET
      to_address = CASE WHEN NOT ${wentThere} THEN to_address WHEN message.status = 'waiting' THEN customer_email ELSE ${standIn.email} END,
      to_name = CASE WHEN NOT ${wentThere} THEN to_name WHEN message.status = 'waiting' THEN customer_name ELSE ${standIn.name} END,
      last_error = CASE WHEN ${mentions(sql`last_error`, email)} THEN NULL ELSE last_error END,
      subject = NULL, html = NULL, plain_text = NULL, admitted_to = NULL, admitted_at = NULL
    FROM notified_booking AS b
    WHERE b.id = message.booking_id AND lower(customer_email) <> lower(${email}) ${inTime}
      AND (${wentThere} OR ${mentions(sql`last_error`, email)}
           OR (${wasCorrected} AND ${mentions(sql`concat_ws(' ', subject, plain_text, html)`, email)}))
    RETURNING message.id`.execute(trx);
  return written.length + emptied.length;
};

/** Returns every message that was sent to an address about bookings that now have another one, the oldest first. */
export const messagesToFormerAddress = async (db: Database, email: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<{ record: Record<string, unknown> }>`
    SELECT to_jsonb(message) - '{admitted_to,admitted_at}'::text[] AS record
    FROM message JOIN notified_booking AS b ON b.id = message.booking_id
    WHERE recipient = 'customer' AND lower(to_address) = lower(${email}) AND lower(customer_email) <> lower(${email})
    ORDER BY message.created_at, message.id`.execute(db);
  return rows.map(({ record }) => record);
};

/** Returns every address of messages to customers. */
export const addressesOfMessages = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ email: string }>`
    SELECT DISTINCT lower(to_address) AS email FROM message WHERE recipient = 'customer'`.execute(db);
  return rows.map(({ email }) => email);
};

// Recipient, kind and time stay; subject and bodies, and what somebody has typed, contain personal data.
const hasOldContent = (before: number): RawBuilder<unknown> =>
  sql`status <> 'waiting' AND coalesce(sent_at, created_at) < ${at(before)} 
    AND (coalesce(subject, html, plain_text) IS NOT NULL OR ${hasTyped})`;

/** Counts the messages from before an instant that still have their content. */
export const countKeptContents = async (db: Database, before: number): Promise<number> => {
  const { rows } = await sql<{ messages: number }>`
    SELECT count(*) AS messages FROM message WHERE ${hasOldContent(before)}`.execute(db);
  return rows[0]?.messages ?? 0;
};

/** Removes the content of up to `limit` of these messages; returns the number of rows. */
export const forgetContents = async (trx: Database, before: number, limit: number): Promise<number> => {
  const { rows } = await sql`
    UPDATE message SET subject = NULL, html = NULL, plain_text = NULL, params = ${withoutTyped} WHERE id IN (
      SELECT id FROM message WHERE ${hasOldContent(before)} ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(trx);
  return rows.length;
};
