import { sql } from 'kysely';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';

interface MailToAdmit {
  readonly id: string;
  readonly to_address: string;
  /** How many mails a mailbox may get in a day; undefined is unlimited, but this one counts. */
  readonly limit: number | undefined;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Admits a mail to its mailbox, unless the limit was reached in the last 24 hours; false means it must not be sent. An
 * admitted mail stays admitted for retries. Concurrent mails to one mailbox are admitted one after another.
 */
export const admitMail = (db: Database, { id, to_address, limit, now }: MailToAdmit): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await sql`
      SELECT pg_advisory_xact_lock(hashtextextended('mail.admission ' || canonical_email(${to_address}), 0))`.execute(
      trx,
    );
    const { rows } = await sql`
      UPDATE message SET admitted_to = canonical_email(${to_address}),
        admitted_at = CASE admitted_to WHEN canonical_email(${to_address}) THEN admitted_at ELSE ${at(now)} END
      WHERE id = ${id} AND (
        ${limit ?? null}::int IS NULL OR admitted_to = canonical_email(${to_address})
        OR ${limit ?? null}::int > (SELECT count(*) FROM message AS other WHERE other.admitted_to = canonical_email(${to_address})
                                 AND other.admitted_at > ${at(now - DAY)}))
      RETURNING id`.execute(trx);
    return rows.length > 0;
  });

/** Whether a mail about this booking has been sent to its customer before. */
export const wasEverWritten = async (db: Database, bookingId: string): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM message WHERE booking_id = ${bookingId} AND recipient = 'customer' AND status = 'sent' LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
};
