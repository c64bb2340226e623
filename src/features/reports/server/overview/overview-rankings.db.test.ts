import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { completed, overviewStudio } from '../testing/overview-studio.ts';

const { studio, store, overview } = overviewStudio();

describe('the studio in numbers', () => {
  it('deleted services and photographers keep their last name, and cancelled bookings do not count (REP-014, REP-015)', async () => {
    const gone = await studio().addService({ name: 'Neu' });
    const { db } = studio().database;
    await store([completed, { ...completed, hour: 2, status: 'CANCELLED', service: 2 }]);
    await sql`UPDATE booking SET service_id = ${gone}, service_name = 'Wie gebucht' WHERE status = 'COMPLETED'`.execute(
      db,
    );
    expect((await overview()).top_services.map(({ name, price }) => ({ name, price }))).toEqual([
      { name: 'Neu', price: 150 },
    ]);
    await sql`UPDATE service SET deleted_at = now() WHERE id = ${gone}`.execute(db);
    expect((await overview()).top_services).toEqual([
      { id: gone, name: 'Wie gebucht', name_de: null, name_ru: null, price: 150, bookings_count: 1, revenue: 150 },
    ]);
  });

  it('lists at most ten', async () => {
    const { db } = studio().database;
    const facts = Array.from({ length: 12 }, (_, i) => ({ ...completed, hour: i * 2 }));
    await store(facts);
    await sql`
      WITH numbered AS (SELECT id, row_number() OVER (ORDER BY starts_at) AS n FROM booking),
      made AS (INSERT INTO service (id, name, duration_min, price_cents)
               SELECT gen_random_uuid(), 'Nr. ' || n, 60, n FROM numbered RETURNING id, price_cents)
      UPDATE booking SET service_id = made.id FROM made, numbered
      WHERE numbered.id = booking.id AND numbered.n = made.price_cents`.execute(db);
    const { top_services, top_photographers } = await overview();
    expect(top_services).toHaveLength(10);
    expect(top_photographers).toHaveLength(1);
  });

  it.each(['date_from=2030-02-30', 'date_to=soon', 'date_from='])('refuses ?%s with 422', async (query) => {
    const { status } = await studio().adminCall('GET', `/api/admin/bookings/stats/overview?${query}`);
    expect(status).toBe(422);
  });
});
