import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { noMark, type SessionMark } from '../../domain/session-mark.ts';

/** `version` counts the changes; 0: nothing was ever noted. */
export type StoredMark = SessionMark & { readonly version: number };

const nothing: StoredMark = { ...noMark, version: 0 };

/** Returns what was noted about sessions, by ID of the booking. */
export const sessionMarks = async (
  db: Database,
  bookingIds: readonly string[],
): Promise<{ readonly of: (id: string) => StoredMark }> => {
  const { rows } = await sql<StoredMark & { readonly booking_id: string }>`
    SELECT booking_id, arrived_at, missed_at, note, publish_consent, publish_consent_at, version FROM session_mark
    WHERE booking_id = ANY (${[...bookingIds]}::uuid[])`.execute(db);
  const marks = new Map(rows.map(({ booking_id, ...mark }) => [booking_id, mark]));
  return { of: (id) => marks.get(id) ?? nothing };
};

/** Returns how many sessions of a mailbox that began at an instant or later are marked as missed. */
export const countMissed = async (db: Database, email: string, since: number): Promise<number> => {
  const { rows } = await sql<{ missed: number }>`
    SELECT count(*)::int AS missed FROM booking JOIN session_mark AS mark ON mark.booking_id = booking.id
    WHERE booking.canonical_email = canonical_email(${email}) AND booking.starts_at >= ${at(since)}
      AND mark.missed_at IS NOT NULL`.execute(db);
  return rows[0]?.missed ?? 0;
};

/** Stores what is noted about a session; the caller holds the lock of its booking. Returns the new version. */
export const storeMark = async (
  trx: Database,
  bookingId: string,
  { arrived_at, missed_at, note, publish_consent, publish_consent_at }: SessionMark,
): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    INSERT INTO session_mark (booking_id, arrived_at, missed_at, note, publish_consent, publish_consent_at)
    VALUES (${bookingId}, ${instant(arrived_at)}::timestamptz, ${instant(missed_at)}::timestamptz, ${note},
            ${publish_consent}, ${instant(publish_consent_at)}::timestamptz)
    ON CONFLICT (booking_id) DO UPDATE SET arrived_at = excluded.arrived_at, missed_at = excluded.missed_at,
      note = excluded.note, publish_consent = excluded.publish_consent,
      publish_consent_at = excluded.publish_consent_at, version = session_mark.version + 1
    RETURNING version`.execute(trx);
  return rows[0]?.version ?? 0;
};

const instant = (epoch: number | null): ReturnType<typeof at> | null => (epoch === null ? null : at(epoch));

/** SQL for what was noted about the booking of the enclosing statement, as JSON; null: nothing. */
export const markOfBooking = sql`(
  SELECT to_jsonb(mark) - 'booking_id' - 'version' FROM session_mark AS mark WHERE mark.booking_id = booking.id)`;

/** Removes what the marks of sessions say about their customers: the note and the consent. */
export const forgetMarkedPersons = async (trx: Database, bookingIds: readonly string[]): Promise<void> => {
  await sql`
    UPDATE session_mark SET note = NULL, publish_consent = NULL, publish_consent_at = NULL, version = version + 1
    WHERE booking_id = ANY (${[...bookingIds]}::uuid[])`.execute(trx);
};
