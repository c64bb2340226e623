import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { Studio } from '../e2e/studio-process.ts';
import { printShare, rounds, throughput } from './measure.ts';

const forMs = 3000;

/** Booking over HTTP with everything it writes, as a share of a bare single-row INSERT with commit on the same database. */
export const benchBooking = async (studio: Studio, service_id: string): Promise<void> => {
  const pool = new pg.Pool({
    host: join(studio.dataDir, 'run'),
    user: 'fotobooking',
    database: 'fotobooking',
    max: 32,
  });
  await pool.query('CREATE TABLE bare_row (id uuid PRIMARY KEY, name text NOT NULL)');
  const photographers = (await pool.query(`SELECT id FROM photographer WHERE name LIKE 'Bench %' ORDER BY id`)).rows;
  const starts = freeStarts();
  for (const lanes of [8, 32]) {
    const figures: { bare: number[]; booking: number[] } = { bare: [], booking: [] };
    for (let round = 0; round < rounds; round++) {
      figures.bare.push(
        await throughput(lanes, forMs, async () => {
          await pool.query('INSERT INTO bare_row VALUES ($1, $2)', [randomUUID(), 'a name']);
        }),
      );
      figures.booking.push(
        await throughput(lanes, forMs, async (lane) => {
          const { status, body } = await studio.visit('POST', '/api/bookings', {
            service_id,
            photographer_id: photographers[lane % photographers.length].id,
            location_id: 'company',
            start: starts.next(lane),
            customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
          });
          if (status !== 201) throw new Error(`A booking was refused: ${JSON.stringify(body)}`);
        }),
      );
    }
    printShare(`a booking over HTTP, ${lanes} at once`, figures.booking, figures.bare, 'a bare INSERT with commit');
  }
  await pool.query('DROP TABLE bare_row');
  await pool.end();
};

/** Starts that are free: every lane has a photographer of its own and walks through a year of 15-minute sessions. */
const freeStarts = (): { next: (lane: number) => string } => {
  const positions = new Map<number, number>();
  const first = Date.now() + 2 * 86_400_000;
  return {
    next: (lane) => {
      const position = positions.get(lane) ?? 0;
      positions.set(lane, position + 1);
      const date = new Date(first + Math.floor(position / 36) * 86_400_000).toISOString().slice(0, 10);
      const minute = 540 + (position % 36) * 15;
      return `${date}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
    },
  };
};
