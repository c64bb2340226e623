import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

/** Items of a booking for test figures: options by their number, prices in cents. */
export interface DrawnItems {
  readonly options: readonly { readonly option: number; readonly count: number; readonly price: number }[];
  readonly people: { readonly count: number; readonly included: number; readonly price: number } | null;
}

export interface ItemizedBooking {
  readonly start: number;
  readonly status: string;
  readonly items: DrawnItems;
}

const names = ['Make-up', 'Abzug', 'Album'];

/** Gives the stored bookings, by start and photographer, the drawn items in turn. `ids`: of the options. */
export const storeItems = async (
  db: Database,
  drawn: readonly DrawnItems[],
  ids: readonly string[],
): Promise<ItemizedBooking[]> => {
  const { rows } = await sql<{ id: string; start: number; status: string }>`
    SELECT id, extract(epoch FROM starts_at)::float8 * 1000 AS start, status FROM booking
    ORDER BY starts_at, photographer_id, id`.execute(db);
  const itemized = rows.map((booking, i) => ({ ...booking, items: drawn[i] ?? { options: [], people: null } }));
  const items = itemized.flatMap(({ id, items: { options, people } }) => [
    ...options.map(({ option, count, price }) => ({
      booking_id: id,
      kind: 'option',
      option_id: ids[option],
      name_de: names[option],
      count,
      included: 0,
      unit_price_cents: price,
    })),
    ...(people
      ? [
          {
            booking_id: id,
            kind: 'people',
            option_id: null,
            name_de: 'Personen',
            count: people.count,
            included: people.included,
            unit_price_cents: people.price,
          },
          // A fee for a move, which is no extra.
          {
            booking_id: id,
            kind: 'move_fee',
            option_id: null,
            name_de: 'Gebühr',
            count: 1,
            included: 0,
            unit_price_cents: 2000,
          },
        ]
      : []),
  ]);
  await db.transaction().execute(async (trx) => {
    await sql`
      INSERT INTO booking_item (booking_id, position, kind, option_id, name_de, count, included, unit_price_cents, unit_minutes)
      SELECT booking_id, row_number() OVER (), kind, option_id, name_de, count, included, unit_price_cents, 0
      FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS item (booking_id uuid, kind text, option_id uuid,
        name_de text, count int, included int, unit_price_cents int)`.execute(trx);
    await sql`
      UPDATE booking SET own_price_cents = service_price_cents, items_cents = sums.cents,
                         service_price_cents = service_price_cents + sums.cents
      FROM (SELECT booking_id, sum(greatest(count - included, 0) * unit_price_cents) AS cents
            FROM booking_item GROUP BY 1) AS sums
      WHERE booking.id = sums.booking_id`.execute(trx);
  });
  return itemized;
};
