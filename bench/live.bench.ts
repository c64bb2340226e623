import type { Studio } from '../e2e/support/studio-process.ts';
import { bookings, freeBodies } from './booking.bench.ts';
import { failIf, printShare } from './measure.ts';
import { ownPool } from './own-pool.ts';

/** Limit: notifying the screens of a booking costs at most a tenth; the goal is 3 %. */
const least = 0.9;
/** Many short rounds: the difference is small, and other work on the machine comes and goes. */
const rounds = 16;
const seconds = 1;

/** Bookings over HTTP while their transactions notify the processes, as a share of the same without notifications. */
export const benchLive = async (studio: Studio, service_id: string): Promise<void> => {
  const pool = ownPool(studio, 1);
  const { rows } = await pool.query(`SELECT id FROM photographer WHERE name LIKE 'Bench %' ORDER BY id`);
  const ids = rows.map(({ id }) => id as string);
  const bodies = freeBodies(service_id, ids);
  const set = async (state: 'ENABLE' | 'DISABLE'): Promise<void> => {
    await pool.query(`ALTER TABLE audit_entry ${state} TRIGGER audit_entry_tells_change`);
  };
  for (const lanes of [8, 32]) {
    const figures: { told: number[]; silent: number[] } = { told: [], silent: [] };
    await bookings(studio, lanes, bodies, seconds);
    for (let round = 0; round < rounds; round++) {
      // In turn first, so that the growing tables affect both.
      for (const which of round % 2 === 0 ? (['silent', 'told'] as const) : (['told', 'silent'] as const)) {
        await set(which === 'told' ? 'ENABLE' : 'DISABLE');
        figures[which].push(await bookings(studio, lanes, bodies, seconds));
      }
    }
    await set('ENABLE');
    const share = printShare(
      `a notified booking, ${lanes} at once`,
      figures.told,
      figures.silent,
      'one without notice',
    );
    failIf(share < least, 'notifying costs too much');
  }
  await pool.end();
};
