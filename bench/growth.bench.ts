import { join } from 'node:path';
import pg from 'pg';
import type { Studio } from '../e2e/studio-process.ts';
import { nextMonday } from './http.bench.ts';
import { median } from './measure.ts';

const sizes = [1000, 10_000, 100_000, 1_000_000];
const reads = 400;

/** What a day of slots costs with ever more bookings in the table: it must stay flat. */
export const benchGrowth = async (
  studio: Studio,
  what: { service_id: string; photographer_id: string },
): Promise<void> => {
  // The superuser may skip the triggers while filling; the constraints stay on.
  const pool = new pg.Pool({ host: join(studio.dataDir, 'run'), user: 'postgres', database: 'fotobooking', max: 1 });
  const { date } = nextMonday();
  const path = `/api/availability?service_id=${what.service_id}&photographer_id=${what.photographer_id}&date=${date}`;
  let base = Number.NaN;
  let filled = 0;
  for (const size of sizes) {
    await fill(pool, filled, size);
    filled = size;
    // Taken in turns with an answer that asks no database, so that a machine that is busier later does not count.
    const [times, idle]: [number[], number[]] = [[], []];
    for (let i = 0; i < reads; i++) {
      idle.push(await timeOf(studio, '/api/health'));
      times.push(await timeOf(studio, path));
    }
    const cost = median(times) / median(idle);
    if (Number.isNaN(base)) base = cost;
    console.log(
      `a day of slots with ${String(size).padStart(9)} bookings`.padEnd(59),
      `${(cost / base).toFixed(2)} x the cost with 1000`,
    );
  }
  await pool.end();
};

const timeOf = async (studio: Studio, path: string): Promise<number> => {
  const started = performance.now();
  await studio.visit('GET', path);
  return performance.now() - started;
};

const fill = async (pool: pg.Pool, from: number, to: number): Promise<void> => {
  await pool.query(`SET session_replication_role = replica`);
  await pool.query(
    `WITH people AS (SELECT array_agg(id ORDER BY id) AS ids FROM photographer WHERE deleted_at IS NULL),
     wanted AS (
       SELECT n, gen_random_uuid() AS id, ids[1 + n % array_length(ids, 1)] AS photographer_id,
              -- One session a day from yesterday backwards, so that the future stays as it is.
              date_trunc('day', now()) - ((n / array_length(ids, 1)) / 8 + 1) * interval '1 day'
                + ((n / array_length(ids, 1)) % 8 + 9) * interval '1 hour' AS starts_at
       FROM generate_series($1::int, $2::int - 1) AS n, people),
     taken AS (
       INSERT INTO occupied_time (id, photographer_id, during, guarded)
       SELECT id, photographer_id, tstzrange(starts_at, starts_at + interval '45 min'), tstzrange(starts_at, starts_at + interval '60 min')
       FROM wanted RETURNING id)
     INSERT INTO booking (id, confirmation_code, status, starts_at, ends_at, occupied_id, service_id, service_name,
       service_price_cents, photographer_id, photographer_name, customer_name, customer_email, customer_phone, source)
     SELECT w.id, 'B-' || n, 'COMPLETED', starts_at, starts_at + interval '45 min', w.id, s.id, s.name, s.price_cents,
       w.photographer_id, 'Bench', 'Kunde ' || n, 'kunde' || n || '@example.de', '+49 170 1234567', 'public'
     FROM wanted w, (SELECT * FROM service LIMIT 1) s`,
    [from, to],
  );
  await pool.query('VACUUM ANALYZE');
};
