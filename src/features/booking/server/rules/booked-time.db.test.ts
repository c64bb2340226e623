import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { visitedStudio } from '../testing/visited-studio.ts';

let service_id = '';
let photographer_id = '';
const { studio, book } = visitedStudio(() => ({ service_id, photographer_id }));

beforeEach(async () => {
  service_id = await studio().addService();
  photographer_id = await studio().addPhotographer();
});

describe('the database prevents overlaps (SRV-10)', () => {
  it('of 20 concurrent bookings of one slot exactly one succeeds, without server errors', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => book('2030-06-05T09:00:00')));
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 409),
    ]);
  });

  it('refuses overlapping time without the checks of the program', async () => {
    await book('2030-06-05T09:00:00');
    await expect(
      sql`INSERT INTO occupied_time (id, photographer_id, during, guarded)
          VALUES (gen_random_uuid(), ${photographer_id}, tstzrange('2030-06-05T09:59+02', '2030-06-05T11:00+02'), tstzrange('2030-06-05T09:59+02', '2030-06-05T11:00+02'))`.execute(
        studio().database.db,
      ),
    ).rejects.toMatchObject({ code: '23P01' });
  });

  it.each([
    ['an empty range', `tstzrange('2030-06-05T09:00+02', '2030-06-05T09:00+02')`],
    ['an unbounded range', `tstzrange('2030-06-05T09:00+02', NULL)`],
    ['a closed range', `tstzrange('2030-06-05T09:00+02', '2030-06-05T10:00+02', '[]')`],
  ])('refuses %s, which an exclusion constraint does not cover', async (_, range) => {
    await expect(
      sql`INSERT INTO occupied_time (id, photographer_id, during, guarded)
          VALUES (gen_random_uuid(), ${photographer_id}, ${sql.raw(range)}, ${sql.raw(range)})`.execute(
        studio().database.db,
      ),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('a live booking without its time, or with another time, cannot be stored', async () => {
    const { body } = await book('2030-06-05T09:00:00');
    const { db } = studio().database;
    await expect(
      sql`UPDATE booking SET occupied_id = NULL WHERE id = ${body.booking_id}`.execute(db),
    ).rejects.toThrow();
    await expect(
      sql`UPDATE booking SET starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour' WHERE id = ${body.booking_id}`.execute(
        db,
      ),
    ).rejects.toThrow();
    await expect(sql`DELETE FROM occupied_time WHERE id = ${body.booking_id}`.execute(db)).rejects.toThrow();
  });

  it('nothing is booked over time off, whichever code writes it', async () => {
    const { db } = studio().database;
    await sql`INSERT INTO time_off (id, photographer_id, during)
              VALUES (gen_random_uuid(), ${photographer_id}, tstzrange('2030-06-05T12:00+02', '2030-06-05T14:00+02'))`.execute(
      db,
    );
    expect((await book('2030-06-05T11:30:00')).status).toBe(409);
    expect((await book('2030-06-05T14:00:00')).status).toBe(201);
    const { rows } = await sql`INSERT INTO occupied_time (id, photographer_id, during, guarded)
          VALUES (gen_random_uuid(), ${photographer_id}, tstzrange('2030-06-05T11:00+02', '2030-06-05T12:01+02'), tstzrange('2030-06-05T11:00+02', '2030-06-05T12:01+02'))
          ON CONFLICT DO NOTHING RETURNING id`.execute(db);
    expect(rows).toEqual([]);
  });
});
