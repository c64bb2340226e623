import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { isPlaceholderAddress } from '#shared/server/database/placeholder.ts';
import { messagesInsert } from '#shared/server/outbox.ts';
import { type PlannedReminder, reminderGrace } from '../domain/reminder-plan.ts';

/**
 * Inserts every reminder due at `now` (epoch ms) into the outbox and records it in the same statement, so that both
 * happen or neither, and concurrent calls insert it once. Returns the number of rows.
 */
export const queueDueReminders = async (
  db: Database,
  planned: readonly PlannedReminder[],
  now: number,
): Promise<number> => {
  if (planned.length === 0) return 0;
  const { rows } = await sql<{ id: string }>`
    WITH planned (channel, minutes) AS (VALUES ${sql.join(planned.map(planRow))}),
    due AS (
      SELECT b.id, b.starts_at, planned.channel, planned.minutes, b.customer_name, b.customer_email, b.customer_phone,
             b.language
      FROM notified_booking b, planned
      WHERE b.status = 'CONFIRMED' AND b.starts_at > ${at(now)}
        AND b.starts_at BETWEEN ${at(now - reminderGrace)}::timestamptz + ${before} AND ${at(now)}::timestamptz + ${before}
        AND b.starts_at - ${before} >= b.created_at
        AND (planned.channel = 'email'
             OR b.customer_whatsapp_notifications AND length(regexp_replace(b.customer_phone, '[^0-9]', '', 'g')) >= 6)),
    noted AS (
      INSERT INTO reminder (booking_id, starts_at, channel, minutes_before, queued_at)
      SELECT id, starts_at, channel, minutes, ${at(now)}::timestamptz FROM due
      ON CONFLICT DO NOTHING RETURNING booking_id, starts_at, channel, minutes_before)
    ${messagesInsert(sql`
      (SELECT due.id AS booking_id, ${at(now)}::timestamptz AS at, jsonb_build_array(${reminderMessage}) AS messages
       FROM noted JOIN due ON due.id = noted.booking_id AND due.starts_at = noted.starts_at
         AND due.channel = noted.channel AND due.minutes = noted.minutes_before)`)}`.execute(db);
  return rows.length;
};

const planRow = ({ channel, minutes }: PlannedReminder): RawBuilder<unknown> =>
  sql`(${channel}::text, ${minutes}::int)`;
const before = sql`make_interval(mins => planned.minutes)`;
const epochMs = sql`(extract(epoch FROM due.starts_at) * 1000)::bigint`;
const nobody = sql`(due.channel = 'email' AND ${isPlaceholderAddress(sql`due.customer_email`)})`;
// A message in the form that `messagesInsert` takes.
const reminderMessage = sql`
  jsonb_build_object(
    'kind', CASE due.channel WHEN 'email' THEN 'reminder' ELSE 'whatsapp_reminder' END,
    'params', CASE due.channel WHEN 'email' THEN jsonb_build_object('hours', due.minutes / 60, 'start', ${epochMs})
                               ELSE jsonb_build_object('minutes', due.minutes, 'start', ${epochMs}) END,
    'recipient', 'customer',
    'to_address', CASE due.channel WHEN 'email' THEN due.customer_email ELSE due.customer_phone END,
    'to_name', due.customer_name, 'language', due.language,
    'status', CASE WHEN ${nobody} THEN 'skipped' ELSE 'waiting' END,
    'last_error', CASE WHEN ${nobody} THEN 'placeholder' END)`;
