import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { mentions } from '#shared/server/database/mentions.ts';

/**
 * Clears the events that contain an e-mail address, whichever booking or contact they belong to, and the responses to
 * them. Deliveries of these events that have not succeeded are skipped. `until`: only events from before, epoch ms.
 */
export const forgetEventsNaming = async (trx: Database, email: string, until?: number): Promise<void> => {
  await sql`
    WITH named AS (
      UPDATE webhook_event SET record = NULL, payload = NULL
      WHERE (${mentions(sql`payload`, email)} OR ${mentions(sql`record::text`, email)})
        ${until === undefined ? sql`` : sql`AND created_at <= ${at(until)}`}
      RETURNING id),
    deliveries AS (
      SELECT webhook_delivery.id FROM webhook_delivery JOIN named ON named.id = event_id),
    answers AS (
      UPDATE webhook_attempt SET answer = NULL, error = NULL
      WHERE delivery_id IN (SELECT id FROM deliveries))
    UPDATE webhook_delivery SET status = 'skipped'
    WHERE status <> 'delivered' AND id IN (SELECT id FROM deliveries)`.execute(trx);
};
