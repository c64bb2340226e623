import { addManyBookings, removeManyBookings } from '../e2e/support/many-bookings.ts';
import type { Studio } from '../e2e/support/studio-process.ts';
import { lanes, type Timed } from './lanes.ts';
import { median, rounds } from './measure.ts';
import { ownPool } from './own-pool.ts';
import { withBareServer } from './with-bare-server.ts';

const bookings = 10_000;
const reads = 40;
const imported = 200;

/**
 * Other requests of the back office and of visitors with ten thousand bookings, as multiples of a minimal Fastify
 * response.
 */
export const benchReads = (studio: Studio): Promise<void> =>
  withBareServer(async (bare) => {
    const { body } = await studio.visit('POST', '/api/admin/auth/login-json', studio.admin);
    const bearer = { authorization: `Bearer ${body.access_token as string}` };
    const { send, close } = lanes(1);
    await addManyBookings(studio, bookings);
    const [from, to] = [-31, 0].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
    const range = `date_from=${from}T00:00:00Z&date_to=${to}T00:00:00Z`;
    const asked: Readonly<Record<string, string>> = {
      'the first page of the bookings': '/api/admin/bookings?limit=50',
      'a search in the bookings': '/api/admin/bookings?limit=50&search=hoffmann',
      'a search for a customer': '/api/admin/customers?search=hoffmann',
      'a month of the calendar': `/api/admin/calendar/events?${range}`,
      "the studio's figures": '/api/admin/bookings/stats/overview',
      "a month's figures": `/api/admin/bookings/stats/overview?${range}`,
      'the charts of a month': `/api/admin/reports/charts?date_from=${from}&date_to=${to}`,
      'the front page': '/',
      'the first step of booking': '/booking',
      'the front page in Russian': '/?lang=ru',
    };
    try {
      const figures = new Map<string, number[]>();
      for (let round = -1; round < rounds; round++) {
        const times = new Map<string, number[]>();
        const add = (name: string, { ms, status }: Timed): void => {
          if (status >= 300) throw new Error(`${name}: ${status}`);
          times.set(name, [...(times.get(name) ?? []), ms]);
        };
        // Alternating, so that other load on the machine affects all of them.
        for (let i = 0; i < reads; i++) {
          add('bare', await send(bare));
          for (const [name, path] of Object.entries(asked)) add(name, await send(studio.url + path, undefined, bearer));
        }
        // The first round is a warm-up.
        if (round < 0) continue;
        const base = median(times.get('bare') ?? []);
        for (const name of Object.keys(asked))
          figures.set(name, [...(figures.get(name) ?? []), median(times.get(name) ?? []) / base]);
      }
      for (const [name, times] of figures) printTimes(name, times, 'a bare Fastify response');
      await benchBulk(studio, (path, sent) => send(studio.url + path, sent, bearer));
    } finally {
      close();
      await removeManyBookings(studio);
    }
  });

/** The export compared with selecting its rows, the import compared with inserting as many. */
const benchBulk = async (studio: Studio, send: (path: string, body?: unknown) => Promise<Timed>): Promise<void> => {
  const pool = ownPool(studio, 1);
  await pool.query('CREATE TABLE bare_contact (LIKE contact INCLUDING DEFAULTS, PRIMARY KEY (id))');
  const figures: { exported: number[]; imported: number[] } = { exported: [], imported: [] };
  const timeOf = async (act: () => Promise<unknown>): Promise<number> => {
    const started = performance.now();
    await act();
    return performance.now() - started;
  };
  for (let round = 0; round < rounds; round++) {
    const read = await timeOf(() => pool.query('SELECT * FROM booking'));
    const { ms } = await send('/api/admin/bookings/export/excel?kind=bookings&language=de');
    figures.exported.push(ms / read);
    let [written, added] = [0, 0];
    for (let i = 0; i < imported; i++) {
      const email = `import${round}.${i}@example.de`;
      written += await timeOf(() =>
        pool.query(
          `INSERT INTO bare_contact (id, name, email, source, phase, priority, created_at, phase_entered_at)
           VALUES (gen_random_uuid(), 'Mia Kern', $1, 'Messe', 'new', 'medium', now(), now())`,
          [email],
        ),
      );
      added += (await send('/api/admin/contacts', { name: 'Mia Kern', email, raw_data: { Name: 'Mia Kern' } })).ms;
    }
    figures.imported.push(added / written);
  }
  await pool.query('DROP TABLE bare_contact');
  await pool.query(`DELETE FROM contact WHERE email LIKE 'import%@example.de'`);
  await pool.end();
  printTimes(`an export of ${bookings} bookings`, figures.exported, 'reading their rows');
  printTimes(`an import of ${imported} contacts`, figures.imported, 'a bare INSERT of each');
};

const printTimes = (name: string, times: readonly number[], base: string): void => {
  const range = `${Math.min(...times).toFixed(1)} … ${Math.max(...times).toFixed(1)}`;
  console.log(name.padEnd(58), `${median(times).toFixed(1).padStart(7)} x ${base} (${range})`);
};
