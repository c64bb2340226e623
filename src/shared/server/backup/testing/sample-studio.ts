import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Fills a database with one example of everything that is hard to restore. */
export const fillStudio = async (pool: pg.Pool): Promise<void> => {
  const [anna, boris, service, admin] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await pool.query(
    `INSERT INTO photographer (id, name, bio, email) VALUES ($1, $2, $3, ''), ($4, 'Boris', NULL, NULL)`,
    [anna, 'Anna "Änne" Müller-Łoś 📷', 'tab\there, line\nbreak, back\\slash, \\N and \\. alone:\n\\.\n', boris],
  );
  await pool.query(`INSERT INTO service (id, name, duration_min, price_cents) VALUES ($1, 'Портрет', 60, 12000)`, [
    service,
  ]);
  await pool.query('INSERT INTO service_photographer VALUES ($1, $2)', [service, anna]);
  await pool.query(
    `INSERT INTO setting (name, value) VALUES ('company', '{"name": "Löwe & \\"Söhne\\"", "tags": [1, null]}')`,
  );
  await pool.query(`INSERT INTO admin_user VALUES ($1, 'a@example.test', 'A', 'hash')`, [admin]);
  await pool.query(`INSERT INTO session VALUES ($1, '\\x00ff0a5c', $2, now(), now() + interval '1 day')`, [
    randomUUID(),
    admin,
  ]);
  await pool.query(
    `INSERT INTO audit_entry (actor, action, details) SELECT 'system', 'n' || n, '{}' FROM generate_series(1, 5) n`,
  );
  await addBooking(pool, 0);
  // Time off may be created over an existing booking; the same booking could not be created after it.
  await pool.query(
    `INSERT INTO time_off (id, photographer_id, during, reason)
     SELECT $1, photographer_id, during, 'ill' FROM occupied_time`,
    [randomUUID()],
  );
};

/**
 * Books an hour of the year 2030 with the first photographer, time and booking together as the product does. Returns
 * whether the hour was free.
 */
export const addBooking = async (pool: pg.Pool, hour: number): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `WITH taken AS (
       INSERT INTO occupied_time (id, photographer_id, during, guarded)
       SELECT $1, id, tstzrange(start, start + interval '1 hour'), tstzrange(start, start + interval '1 hour')
       FROM (SELECT id FROM photographer ORDER BY name LIMIT 1) AS anyone,
            (SELECT timestamptz '2030-01-01' + $2 * interval '1 hour' AS start) AS time
       RETURNING *
     )
     INSERT INTO booking (id, confirmation_code, status, starts_at, ends_at, occupied_id, service_id, service_name,
       service_price_cents, photographer_id, photographer_name, customer_name, customer_email, customer_phone, source)
     SELECT taken.id, 'CODE' || $2, 'CONFIRMED', lower(during), upper(during), taken.id, service.id, service.name,
       price_cents, photographer_id, 'x', 'Jürgen', 'j@example.test', '+49', 'public'
     FROM taken, service`,
    [randomUUID(), hour],
  );
  return rowCount === 1;
};

/** Every row of every table as text, in a defined order: what must be the same after a restore. */
export const contentOf = async (pool: pg.Pool): Promise<Record<string, string[]>> => {
  const tables = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE 'kysely%' AND table_name <> 'studio_edition'`,
  );
  const contents = tables.rows.map(async ({ name }): Promise<[string, string[]]> => {
    const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" AS t ORDER BY 1`);
    return [name, rows.map(({ row }) => row)];
  });
  return Object.fromEntries(await Promise.all(contents));
};
