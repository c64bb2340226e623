import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { chartStudio } from './testing/chart-studio.ts';
import { anyBookings, anyRange, dateAfter, daysFrom, shown } from './testing/drawn-bookings.ts';
import { anyItems, countOf } from './testing/drawn-items.ts';
import { storeBookings } from './testing/stored-bookings.ts';
import { storeItems } from './testing/stored-items.ts';

const { studio, services, charts, stored } = chartStudio();
const db = () => studio().database.db;
const names = ['Make-up', 'Abzug', 'Album'];

/** Two options of the first service and one of the second. */
const offer = async (more: object = {}): Promise<string[]> => {
  const put = async (service: string | undefined, options: object[]) =>
    (await studio().adminCall('PUT', `/api/admin/services/${service}`, { options, ...more })).body.options;
  const offered = [
    ...(await put(services[0], [
      { name_de: 'Make-up', name_ru: 'Макияж', price: 40 },
      { name_de: 'Abzug', price: 5 },
    ])),
    ...(await put(services[1], [{ name_de: 'Album', price: 90 }])),
  ];
  return offered.map(({ id }: { id: string }) => id);
};

describe('extras in the reports', () => {
  it('equal an independent count of the items, for the period and the previous one (PLAN-31)', async () => {
    const ids = await offer();
    const extras = [...names.entries()].map(([i, name]) => ({ key: i, id: ids[i] ?? '', name }));
    const all = [...extras, { key: 'people' as const, id: 'people', name: 'Personen' }];
    await fc.assert(
      fc.asyncProperty(
        anyBookings,
        anyRange,
        fc.array(anyItems, { minLength: 40, maxLength: 40 }),
        async (drawn, { from, to }, drawnItems) => {
          await storeBookings(db(), stored(drawn));
          const bookings = await storeItems(db(), drawnItems, ids);
          const live = bookings.filter(({ status }) => status !== 'CANCELLED');
          const on = (first: string, last: string) =>
            live.filter(({ start }) => first <= shown(start).date && shown(start).date <= last);
          const inside = on(from, to);
          const earlier = on(dateAfter(from, -daysFrom(from, to).length), dateAfter(from, -1));
          const expected = all
            .map(({ key, id, name }) => {
              const { units: _, ...previous } = countOf(earlier, key);
              return { id, name, ...countOf(inside, key), previous };
            })
            .filter(({ bookings: now, previous }) => now + previous.bookings > 0)
            .sort((a, b) => b.revenue - a.revenue || b.bookings - a.bookings || (a.name < b.name ? -1 : 1));
          const { items } = await charts({ date_from: from, date_to: to });
          expect(
            items?.map(({ id, name, units, bookings: n, revenue, previous }) => ({
              id,
              name,
              units,
              bookings: n,
              revenue,
              previous,
            })),
          ).toEqual(expected);
        },
      ),
      { numRuns: scaleCount(25) },
    );
  });

  it('have the name in their newest booking, and that of its service (PLAN-31)', async () => {
    const [makeUp = ''] = await offer();
    const booking = {
      status: 'CONFIRMED' as const,
      minutes: 30 as const,
      photographer: 0,
      service: 0,
      price: 100,
      revenue: null,
    };
    const hours = [0, 1].map((later) => Date.UTC(2030, 5, 4, 9 + later) / 3_600_000);
    await storeBookings(db(), stored(hours.map((hour) => ({ ...booking, hour }))));
    const item = { options: [{ option: 0, count: 2, price: 4000 }], people: null };
    await storeItems(db(), [item, item], [makeUp]);
    await sql`UPDATE booking_item SET name_de = 'Visagistin', name_ru = 'Визажист'
      WHERE booking_id = (SELECT id FROM booking ORDER BY starts_at DESC LIMIT 1)`.execute(db());
    await sql`UPDATE booking SET created_at = starts_at - interval '30 days'`.execute(db());
    expect((await charts({ date_from: '2030-06-01', date_to: '2030-06-30' })).items).toEqual([
      {
        id: makeUp,
        name: 'Visagistin',
        name_ru: 'Визажист',
        service_name: 'old Anna',
        service_name_de: null,
        service_name_ru: null,
        units: 4,
        bookings: 2,
        revenue: 160,
        previous: { bookings: 0, revenue: 0 },
      },
    ]);
  });

  it('are an empty list if none was booked, and null if the studio offers none (PLAN-31)', async () => {
    await storeBookings(db(), []);
    await offer({ people: null });
    expect((await charts({ date_from: '2030-06-01', date_to: '2030-06-30' })).items).toEqual([]);
    for (const id of services) await studio().adminCall('PUT', `/api/admin/services/${id}`, { options: [] });
    expect((await charts({ date_from: '2030-06-01', date_to: '2030-06-30' })).items).toBeNull();
    const people = { included: 2, max: 4, price_each: 15, minutes_each: 0 };
    await studio().adminCall('PUT', `/api/admin/services/${services[2]}`, { people });
    expect((await charts({ date_from: '2030-06-01', date_to: '2030-06-30' })).items).toEqual([]);
    await studio().adminCall('PUT', `/api/admin/services/${services[2]}`, { people: null });
  });
});
