import { randomUUID } from 'node:crypto';
import { type KyselyPlugin, sql } from 'kysely';
import { beforeEach } from 'vitest';
import { type StudioWithRooms, studioWithRooms } from '#features/booking/server/testing/studio-with-rooms.ts';
import type { Context } from '#shared/server/context.ts';
import type { CancelledDay, SessionsOfDay } from '../../contract.ts';
import { handleWaiting } from '../handle-sessions.ts';

export const day = '2030-06-05';

/** A studio with sessions on Wednesday, 5 June 2030, and the calls to cancel them. */
export const studioWithDay = () => {
  const rooms = studioWithRooms();
  const { studio, book, put } = rooms;
  beforeEach(async () => {
    const { db } = studio().database;
    for (const table of [
      'day_action',
      'refund',
      'payment',
      'booking',
      'occupied_time',
      'time_off',
      'date_exception',
      'message',
    ])
      await sql`DELETE FROM ${sql.table(table)}`.execute(db);
  });
  /** Books a confirmed session at a wall time of the day, such as '10:00'. */
  const session = async (time: string, more: object = {}, on = day): Promise<string> => {
    const { booking_id } = await book(`${on}T${time}:00`, more);
    await put(booking_id, 'CONFIRMED');
    return booking_id;
  };
  const pay = async (id: string, cents: number): Promise<void> => {
    await sql`
      INSERT INTO payment (id, booking_id, session_id, checkout_url, amount_cents, currency, status, expires_at, payment_intent, paid_at)
      VALUES (${randomUUID()}, ${id}, ${randomUUID()}, 'https://checkout.example', ${cents}, 'EUR', 'paid',
              now(), ${randomUUID()}, now())`.execute(studio().database.db);
  };
  const shown = async (query = ''): Promise<SessionsOfDay> =>
    (await studio().adminCall('GET', `/api/admin/days/${day}/sessions${query}`)).body;
  const tryCancel = (body: object, on = day) => studio().adminCall('POST', `/api/admin/days/${on}/cancel`, body);
  const cancelDay = async (booking_ids: readonly string[], more: object = {}): Promise<CancelledDay> => {
    const { status, body } = await tryCancel({ booking_ids, ...more });
    if (status !== 200) throw new Error(`Not begun: ${JSON.stringify(body)}`);
    return body;
  };
  const result = async (id: string): Promise<CancelledDay> =>
    (await studio().adminCall('GET', `/api/admin/day-cancellations/${id}`)).body;
  const work = (context: Context = studio().context) => handleWaiting(context);
  const outcomes = async (id: string): Promise<string[]> => (await result(id)).sessions.map(({ outcome }) => outcome);
  return { ...rooms, session, pay, shown, tryCancel, cancelDay, result, work, outcomes, ...written(rooms) };
};

/** The rows that the cancellations have written. */
const written = ({ studio }: Pick<StudioWithRooms, 'studio'>) => ({
  /** The number of mails about a cancellation, by booking. */
  cancelMails: async () =>
    (
      await sql<{ booking_id: string; count: number }>`
        SELECT booking_id, count(*) AS count FROM message WHERE kind = 'booking_cancelled' GROUP BY booking_id`.execute(
        studio().database.db,
      )
    ).rows,
  refunds: async () =>
    (
      await sql<{ booking_id: string; cents: number }>`
        SELECT payment.booking_id, refund.amount_cents AS cents
        FROM refund JOIN payment ON payment.id = refund.payment_id`.execute(studio().database.db)
    ).rows,
});

/** A process that fails at its n-th statement and executes none after it. */
export const dyingAt = (context: Context, statement: number): Context => {
  let left = statement;
  const dying: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1;
      if (left <= 0) throw new Error('killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...context, db: context.db.withPlugin(dying) };
};

/** A process in which something else happens right after its n-th statement. */
export const interruptedAfter = (context: Context, statement: number, event: () => Promise<unknown>): Context => {
  let left = statement;
  const interrupted: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      left -= 1;
      if (left === 0) await event();
      return result;
    },
  };
  return { ...context, db: context.db.withPlugin(interrupted) };
};
