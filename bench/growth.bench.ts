import type pg from 'pg';
import type { Studio } from '../e2e/support/studio-process.ts';
import { bookingBody } from './booking-bodies.ts';
import { nextMonday } from './http.bench.ts';
import { lanes, type Timed } from './lanes.ts';
import { failIf, median } from './measure.ts';
import { ownPool } from './own-pool.ts';

const reads = 300;
/** Limit of the ratio between the largest and the smallest size. */
const mostTimes = 1.5;

type Probe = () => Promise<Timed>;
interface Curve {
  readonly sizes: readonly number[];
  readonly of: string;
  readonly grow: (pool: pg.Pool, from: number, to: number) => Promise<void>;
  readonly probes: Readonly<Record<string, Probe>>;
  /** Requests whose response grows with the data, so their cost may grow. */
  readonly mayGrow?: readonly string[];
}

/**
 * The cost of requests with increasing numbers of bookings, photographers and contacts. If the response does not grow,
 * the cost must stay constant.
 */
export const benchGrowth = async (
  studio: Studio,
  { service_id, photographer_id }: { service_id: string; photographer_id: string },
): Promise<void> => {
  // The superuser can disable triggers while inserting; constraints stay enforced.
  const pool = ownPool(studio, 1, 'postgres');
  const { body } = await studio.visit('POST', '/api/admin/auth/login-json', studio.admin);
  const { send, close } = lanes(1);
  const bearer = { authorization: `Bearer ${body.access_token as string}` };
  const get =
    (path: string): Probe =>
    () =>
      send(studio.url + path, undefined, bearer);
  const { date, month } = nextMonday();
  const who = `service_id=${service_id}&photographer_id=${photographer_id}`;
  const day = get(`/api/availability?${who}&date=${date}`);
  const ofMonth = get(`/api/availability/month?${who}&month=${month}`);
  let booked = 0;
  const bookAt = (n: number) => send(`${studio.url}/api/bookings`, bookingBody(service_id, photographer_id, n));
  // These bookings are after the month that the calendar shows, so that month itself does not grow.
  const book = () => bookAt(1500 + booked++);
  for (let n = 0; n < 1400; n += 2) await bookAt(n);
  const idle = get('/api/health');
  try {
    await measure(pool, idle, {
      sizes: [1000, 10_000, 100_000, 1_000_000],
      of: 'bookings',
      grow: addBookings,
      probes: {
        'a day of slots': day,
        'a month of slots': ofMonth,
        'a day right after a write': async () => {
          await book();
          return day();
        },
        'a booking': book,
        'the first page of the list': get('/api/admin/bookings?limit=50'),
        'a search that names many who booked lately': get('/api/admin/customers?search=m%C3%BCller'),
        'a month of the calendar': get(
          `/api/admin/calendar/events?date_from=${date}T00:00:00Z&date_to=${laterThan(date)}T00:00:00Z`,
        ),
      },
    });
    await measure(pool, idle, {
      sizes: [1, 10, 50, 200],
      of: 'photographers',
      grow: addPhotographers,
      probes: {
        'a day of slots': day,
        'a month of slots': ofMonth,
        'a booking': book,
        'all photographers': get('/api/photographers'),
      },
      mayGrow: ['all photographers'],
    });
    let contacts = 0;
    const addContact = () =>
      send(`${studio.url}/api/admin/contacts`, { name: 'Mia Kern', email: `neu${contacts++}@example.de` }, bearer);
    await measure(pool, idle, {
      sizes: [100, 1000, 10_000, 100_000],
      of: 'contacts',
      grow: addContacts,
      probes: {
        'a new contact': addContact,
        'what is new on the board': get(
          `/api/admin/contacts/check-new?since=${encodeURIComponent(new Date().toISOString())}`,
        ),
        "the board's figures": get('/api/admin/contacts/stats'),
      },
      mayGrow: ["the board's figures"],
    });
  } finally {
    close();
    await pool.end();
  }
};

const laterThan = (date: string): string => new Date(Date.parse(date) + 31 * 86_400_000).toISOString().slice(0, 10);

const measure = async (pool: pg.Pool, idle: Probe, { sizes, of, grow, probes, mayGrow = [] }: Curve): Promise<void> => {
  const bases = new Map<string, number>();
  let filled = 0;
  for (const size of sizes) {
    await grow(pool, filled, size);
    filled = size;
    await pool.query('VACUUM ANALYZE');
    for (const [name, probe] of Object.entries(probes)) {
      // Alternating with a response that needs no database, so that later load on the machine does not count.
      const [times, idles]: [number[], number[]] = [[], []];
      for (let i = 0; i < reads; i++) {
        idles.push((await idle()).ms);
        const { status, ms } = await probe();
        if (status >= 300) throw new Error(`${name}: ${status}`);
        times.push(ms);
      }
      const cost = median(times) / median(idles);
      const grown = cost / (bases.get(name) ?? cost);
      if (!bases.has(name)) bases.set(name, cost);
      console.log(
        `${name} with ${String(size).padStart(9)} ${of}`.padEnd(58),
        `${grown.toFixed(2)} x the cost with ${sizes[0]} (${cost.toFixed(1)} x a response without a database)`,
      );
      failIf(grown > mostTimes && !mayGrow.includes(name), `${name} gets slower with more ${of}`);
    }
  }
};

const addPhotographers = async (pool: pg.Pool, from: number, to: number): Promise<void> => {
  await pool.query(
    `INSERT INTO photographer (id, name) SELECT gen_random_uuid(), 'Growth ' || n FROM generate_series($1::int, $2::int - 1) n`,
    [from, to],
  );
};

const addContacts = async (pool: pg.Pool, from: number, to: number): Promise<void> => {
  await pool.query(
    `INSERT INTO contact (id, name, email, source, phase, priority, created_at, phase_entered_at)
     SELECT gen_random_uuid(), 'Kontakt ' || n, 'kontakt' || n || '@example.de', 'Messe',
            (ARRAY['new', 'nicht_erreicht', 'in_klaerung', 'abgesagt'])[1 + n % 4], 'medium',
            now() - interval '1 year' + n * interval '10 ms', now() - interval '1 year'
     FROM generate_series($1::int, $2::int - 1) n`,
    [from, to],
  );
};

const addBookings = async (pool: pg.Pool, from: number, to: number): Promise<void> => {
  await pool.query(`SET session_replication_role = replica`);
  await pool.query(
    `WITH people AS (SELECT array_agg(id ORDER BY id) AS ids FROM photographer WHERE deleted_at IS NULL),
     wanted AS (
       SELECT n, gen_random_uuid() AS id, ids[1 + n % array_length(ids, 1)] AS photographer_id,
              -- Eight sessions a day from yesterday backwards, so that the future stays as it is.
              date_trunc('day', now()) - ((n / array_length(ids, 1)) / 8 + 1) * interval '1 day'
                + ((n / array_length(ids, 1)) % 8 + 9) * interval '1 hour' AS starts_at
       FROM generate_series($1::int, $2::int - 1) AS n, people),
     taken AS (
       INSERT INTO occupied_time (id, photographer_id, during, guarded)
       SELECT id, photographer_id, tstzrange(starts_at, starts_at + interval '45 min'), tstzrange(starts_at, starts_at + interval '60 min')
       FROM wanted RETURNING id)
     INSERT INTO booking (id, confirmation_code, status, starts_at, ends_at, occupied_id, service_id, service_name,
       service_price_cents, photographer_id, photographer_name, customer_name, customer_email, customer_phone, source, created_at)
     SELECT w.id, 'B-' || n, 'COMPLETED', starts_at, starts_at + interval '45 min', w.id, s.id, s.name, s.price_cents,
       w.photographer_id, 'Bench', 'Kunde ' || n, 'kunde' || n || '@example.de', '+49 170 1234567', 'public', starts_at - interval '1 week'
     FROM wanted w, (SELECT * FROM service LIMIT 1) s`,
    [from, to],
  );
  await pool.query(`SET session_replication_role = DEFAULT`);
};
