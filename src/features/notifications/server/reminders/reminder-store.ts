import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#shared/kernel/language.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { messagesInsert, type NewMessage } from '#shared/server/outbox.ts';
import { type PlannedReminder, type RemindedBooking, startsRemindedAt } from '../../domain/reminders/reminder-plan.ts';

/** A booking for which a reminder may be due; instants are epoch ms. */
export interface ReminderCandidate extends RemindedBooking {
  readonly id: string;
  readonly version: number;
  readonly customer_name: string;
  readonly language: Language;
}

interface Page {
  /** The last candidate of the page before; undefined for the first page. */
  readonly after: Pick<ReminderCandidate, 'id' | 'starts_at'> | undefined;
  readonly limit: number;
}

/**
 * Returns a page of the bookings for which a reminder may be due at `now` (epoch ms) and is not queued yet, ordered by
 * start. Preselects only: `isReminderDue` decides.
 */
export const selectReminderCandidates = async (
  db: Database,
  reminder: PlannedReminder,
  now: number,
  page: Page,
): Promise<ReminderCandidate[]> => (await candidateQuery(reminder, now, page).execute(db)).rows;

export const candidateQuery = (
  reminder: PlannedReminder,
  now: number,
  { after, limit }: Page,
): RawBuilder<ReminderCandidate> => {
  const { first, last } = startsRemindedAt(reminder, now);
  return sql`
    SELECT id, version, status, starts_at, created_at, customer_name, customer_email, customer_phone,
           customer_whatsapp_notifications, language
    FROM notified_booking AS b
    WHERE status = 'CONFIRMED' AND starts_at BETWEEN ${at(first)} AND ${at(last)}
      AND (starts_at, id) > (${at(after?.starts_at ?? first)}::timestamptz, ${after?.id ?? beforeAllIds}::uuid)
      AND NOT EXISTS (
        SELECT FROM reminder WHERE booking_id = b.id AND reminder.starts_at = b.starts_at
          AND channel = ${reminder.channel} AND minutes_before = ${reminder.minutes})
    ORDER BY starts_at, id LIMIT ${limit}`;
};

const beforeAllIds = '00000000-0000-0000-0000-000000000000';

/** A reminder that is due, with the booking as it was when this was decided. */
export interface DueReminder {
  readonly booking: Pick<ReminderCandidate, 'id' | 'status' | 'starts_at' | 'version'>;
  readonly message: NewMessage;
}

/**
 * Inserts reminders into the outbox and records them, both in one statement. A booking that was changed since it was
 * read, or is being changed, is left out: the next run decides about it again. Concurrent calls insert a reminder once.
 * Returns the number of inserted messages.
 */
export const insertReminders = async (
  db: Database,
  { channel, minutes }: PlannedReminder,
  due: readonly DueReminder[],
  now: number,
): Promise<number> => {
  if (due.length === 0) return 0;
  const decided = due.map(({ booking: { id, status, starts_at, version }, message }) => ({
    id,
    status,
    starts_at: at(starts_at),
    version,
    messages: [message],
  }));
  const { rows } = await sql`
    WITH decided AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(decided)}::jsonb)
        AS decided (id uuid, status text, starts_at timestamptz, version int, messages jsonb)),
    unchanged AS (
      SELECT decided.* FROM decided JOIN notified_booking AS b USING (id, status, starts_at, version)
      ORDER BY id FOR SHARE OF b SKIP LOCKED),
    recorded AS (
      INSERT INTO reminder (booking_id, starts_at, channel, minutes_before, queued_at)
      SELECT id, starts_at, ${channel}, ${minutes}::int, ${at(now)}::timestamptz FROM unchanged
      ON CONFLICT DO NOTHING RETURNING booking_id)
    ${messagesInsert(sql`
      (SELECT booking_id, ${at(now)}::timestamptz AS at, messages
       FROM recorded JOIN unchanged ON unchanged.id = booking_id)`)}`.execute(db);
  return rows.length;
};
