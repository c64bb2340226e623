import { sql } from 'kysely';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { type AuditChange, auditSince } from '#shared/server/audit/audit-changes.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { type News, newsContract } from '../../news-contract.ts';
import { selectBookings } from '../record/store.ts';
import type { Reader } from '../record/visible-to.ts';
import { visibleAmong } from './found-bookings-reads.ts';

/** How many new bookings a response contains; of further ones only the number. */
const mostNamed = 20;

/** The actions with which a booking begins to count. */
const newBookings: ReadonlySet<string> = new Set(['booking.created', 'booking.address_confirmed']);

/**
 * Whether data shown by any administration screen has changed since the cursor, and which bookings customers have made.
 */
const newsSince = async (context: Context, { after, within }: NewsQuery, reader: Reader): Promise<News> => {
  const since = within === undefined ? undefined : context.now() - within;
  const { cursor, entries, more, restarted } = await auditSince(context.db, after, since);
  const isHeard = await heardBy(context, reader, entries);
  const made = entries
    .filter(isHeard)
    .flatMap(({ action, actor, booking_id }) =>
      newBookings.has(action) && actor === 'customer' && booking_id !== null ? [booking_id] : [],
    );
  const named = made.slice(-mostNamed);
  const rows =
    named.length === 0
      ? []
      : await selectBookings(
          context,
          sql`id = ANY (${named}::uuid[])`,
          sql`ORDER BY array_position(${named}::uuid[], id)`,
        );
  return {
    cursor,
    more,
    changed: restarted || entries.some((entry) => isShown(entry) && isHeard(entry)),
    new_bookings: made.length,
    bookings: rows.map(({ id, customer_name, starts_at }) => ({ id, customer_name, start: formatInstant(starts_at) })),
  };
};

/** Returns whether the reader may know of an entry: a photographer only of those about sessions that she sees. */
const heardBy = async (
  context: Context,
  reader: Reader,
  entries: readonly AuditChange[],
): Promise<(entry: AuditChange) => boolean> => {
  if (reader.role !== 'photographer') return () => true;
  const visible = await visibleAmong(
    context,
    reader,
    entries.flatMap(({ booking_id }) => booking_id ?? []),
  );
  return ({ booking_id }) => booking_id !== null && visible.has(booking_id);
};

type NewsQuery = { readonly after?: string | undefined; readonly within?: number | undefined };

/** Whether an audit entry concerns lists, statistics or the calendar. */
const isShown = ({ action, booking_id }: { readonly action: string; readonly booking_id: string | null }): boolean =>
  booking_id !== null || /^(?:time_off|date_exception|settings|resource)\./.test(action);

export const newsRoutes = (context: Context) =>
  mounted(newsContract, {
    'GET /api/admin/bookings/news': ({ query }, { administrator }) => newsSince(context, query, administrator),
  });
