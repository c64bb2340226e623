import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type pg from 'pg';
import type { Studio } from '../e2e/support/studio-process.ts';
import { bookingBody } from './booking-bodies.ts';
import { fromElsewhere } from './lanes.ts';
import { failIf, median, printShare, rounds, throughput } from './measure.ts';
import { ownPool } from './own-pool.ts';

const seconds = 3;
/** Limit: with everything it writes, a booking may cost five times as much as a single row. */
const least = 0.2;

/**
 * Bookings over HTTP with all writes and limits, as a share of the INSERT of a single row as wide as a booking: each in
 * a transaction of its own, into a table with only a primary key, over as many connections to the same database.
 */
export const benchBooking = async (studio: Studio, service_id: string): Promise<void> => {
  const pool = ownPool(studio, 32);
  const { rows } = await pool.query(`SELECT id FROM photographer WHERE name LIKE 'Bench %' ORDER BY id`);
  const bodies = freeBodies(
    service_id,
    rows.map(({ id }) => id as string),
  );
  for (const lanes of [8, 32]) {
    const figures: { bare: number[]; booking: number[] } = { bare: [], booking: [] };
    const bookingsOf = () => bookings(studio, lanes, bodies);
    await bookingsOf();
    const insert = await bareInsert(pool);
    for (let round = 0; round < rounds; round++) {
      figures.bare.push(await throughput(lanes, seconds * 1000, insert));
      figures.booking.push(await bookingsOf());
    }
    const rates = `${median(figures.booking).toFixed(0)} to ${median(figures.bare).toFixed(0)} a second`;
    const what = `a booking over HTTP, ${lanes} at once`;
    const share = printShare(what, figures.booking, figures.bare, `a bare INSERT, ${rates}`);
    failIf(share < least, 'booking is too slow');
    await pool.query('DROP TABLE bare_booking');
  }
  await pool.end();
};

/** Bookings per second over `connections`; throws if one is refused. */
export const bookings = async (
  studio: Studio,
  connections: number,
  bodies: () => string,
  duration = seconds,
): Promise<number> => {
  const result = await autocannon({
    url: `${studio.url}/api/bookings`,
    connections,
    duration,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          headers: { 'content-type': 'application/json', ...fromElsewhere() },
          body: bodies(),
        }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} bookings were refused, ${result.errors} failed`);
  return result.requests.average;
};

const bareInsert = async (pool: pg.Pool): Promise<() => Promise<void>> => {
  await pool.query('CREATE TABLE bare_booking (LIKE booking INCLUDING DEFAULTS, PRIMARY KEY (id))');
  const { rows } = await pool.query('SELECT * FROM booking ORDER BY created_at DESC LIMIT 1');
  const row = Object.entries(rows[0] as Record<string, unknown>).filter(([name]) => name !== 'id');
  const names = row.map(([name]) => name);
  const values = row.map(([, value]) =>
    typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
  );
  const text = `INSERT INTO bare_booking (id, ${names.join(', ')}) VALUES ($1, ${names.map((_name, i) => `$${i + 2}`).join(', ')})`;
  return async () => {
    await pool.query({ name: 'bare', text, values: [randomUUID(), ...values] });
  };
};

/** Bookings that do not conflict: each photographer in turn, through a year. */
export const freeBodies = (service_id: string, photographers: readonly string[]): (() => string) => {
  let made = 0;
  return () => {
    const photographer_id = photographers[made % photographers.length] as string;
    return JSON.stringify(bookingBody(service_id, photographer_id, Math.floor(made++ / photographers.length)));
  };
};
