import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { setRole } from '#features/auth/server/testing/set-role.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import { endpointsOfRole } from '../testing/endpoints-of-role.ts';
import { testStudio } from '../testing/test-studio.ts';

vi.setConfig({ testTimeout: 180_000 });

const studio = testStudio();
const db = () => studio().database.db;

/** Everything that the studio knows about a session and its photographers; unique in all runs. */
interface Known {
  readonly id: string;
  readonly photographers: readonly string[];
  readonly isCancelled: boolean;
  readonly words: readonly string[];
}
const sessions: Known[] = [];
const absences: Known[] = [];
let service = '';
const price = '7654.32';

const call = async (path: string, body: object) => {
  const response = await studio().adminCall('POST', path, body);
  if (response.status !== 201) throw new Error(JSON.stringify(response.body));
  return response.body;
};

interface Planned {
  readonly first: number;
  readonly second: number | undefined;
  readonly status: string;
}

const addSession = async (people: readonly string[], { first, second, status }: Planned) => {
  const n = sessions.length;
  // No two at the same time, so that anyone can be the second person.
  const day = new Date(Date.UTC(2030, 5, 5 + Math.floor(n / 8))).toISOString().slice(0, 10);
  const [name, email, notes] = [`Kundin${n}x Sommer`, `kundin${n}x@example.com`, `Wunsch${n}x`];
  const phone = `+49 170 ${1_000_000 + n}`;
  const { id, confirmation_code } = await call('/api/admin/bookings', {
    service_id: service,
    photographer_id: people[first],
    start: `${day}T${String(8 + (n % 8)).padStart(2, '0')}:00`,
    customer: { name, email, phone },
    notes,
    ignore_working_hours: true,
  });
  const taking = [people[first], second === undefined ? undefined : people[second]].filter((one) => one !== undefined);
  await sql`UPDATE occupied_time SET uses = uniq(sort(ARRAY(SELECT id FROM lane WHERE resource_id = ANY(${taking}::uuid[]))))
            WHERE id = ${id}`.execute(db());
  if (status === 'CANCELLED') await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, {});
  else if (status === 'CONFIRMED')
    await studio().adminCall('PUT', `/api/admin/bookings/${id}/status?new_status=${status}`);
  const words = [id, confirmation_code, name, email, notes, phone];
  sessions.push({ id, photographers: taking, isCancelled: status === 'CANCELLED', words });
};

const addAbsence = async (photographer: string) => {
  const reason = `Anlass${absences.length}x`;
  const span = { start: '2030-08-01T00:00', end: '2030-08-02T00:00' };
  const { id } = await call('/api/admin/timeoff', { photographer_id: photographer, ...span, reason });
  absences.push({ id, photographers: [photographer], isCancelled: false, words: [id, reason] });
};

/** Tells only which kinds of things have changed (docs/rules/live.md); events.db.test.ts. */
const stream = 'GET /api/admin/events';

const range = 'date_from=2030-06-01&date_to=2031-06-01';
const read = async (path: string) => (await studio().adminCall('GET', `/api/admin/${path}`)).body;

/** The calendar file of her address; '' without one. */
const feed = async (): Promise<string> => {
  const { status, body } = await studio().adminCall('POST', '/api/admin/own-calendar/feed');
  if (status !== 201) return '';
  return (await studio().call('GET', new URL(body.address).pathname)).body;
};

/** The path, or the one for each session of the studio. */
const pathsOf = (path: string, photographer: string | null) => {
  if (!path.includes('{id}')) return [{ path, isHers: true }];
  return sessions.map(({ id, photographers, isCancelled }) => ({
    path: path.replace('{id}', id),
    isHers: photographer !== null && photographers.includes(photographer) && !isCancelled,
  }));
};

/** The answers of everything that a photographer may read. `cursor`: since when she asks for news. */
const answers = async (photographer: string | null, cursor = '') => {
  await setRole(db(), 'photographer', photographer);
  const file = await feed();
  const texts = [file];
  for (const key of endpointsOfRole.photographer.filter((one) => one.startsWith('GET ') && one !== stream)) {
    const query = key.endsWith('/news') ? `after=${cursor}` : `${range}&search=x&limit=100`;
    for (const { path, isHers } of pathsOf(key.slice(4), photographer)) {
      const { status, body } = await studio().adminCall('GET', `${path}?${query}`);
      expect([key, status]).toEqual([key, isHers ? 200 : 404]);
      texts.push(JSON.stringify(body));
    }
  }
  const own = await read(`own-calendar?${range}`);
  const found = await read('own-calendar/found?search=Sommer&limit=100');
  const news = await read(`bookings/news?after=${cursor}`);
  await setRole(db(), 'owner');
  return { text: texts.join('\n'), own, found, news, file };
};

/** A session of the studio as if its customer had booked it, for the news. */
const asBookedByCustomer = ({ id }: Known) =>
  recordAudit(db(), { actor: 'customer', action: 'booking.created', booking_id: id });

const planned = fc.record({
  first: fc.nat(2),
  second: fc.option(fc.nat(2), { nil: undefined }),
  status: fc.constantFrom('PENDING', 'CONFIRMED', 'CANCELLED'),
});

beforeAll(async () => {
  service = await studio().addService({ price_cents: 765_432 });
});

describe('what a photographer knows', () => {
  it('is her sessions and their customers, her time off, and no money, in every answer of random studios (TEAM-01)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(planned, { maxLength: 5 }),
        fc.array(fc.nat(2), { maxLength: 2 }),
        fc.option(fc.nat(2)),
        async (plans, away, account) => {
          const before = sessions.length;
          const people = [];
          for (const name of ['Anna', 'Berta', 'Clara']) people.push(await studio().addPhotographer({ name }));
          for (const plan of plans) await addSession(people, plan);
          for (const one of new Set(away)) await addAbsence(people[one] ?? '');
          const { cursor } = await read('bookings/news');
          for (const one of sessions.slice(before)) await asBookedByCustomer(one);
          const photographer = account === null ? null : (people[account] ?? null);
          const { text, own, found, news, file } = await answers(photographer, cursor);
          const isOwn = (one: Known) => photographer !== null && one.photographers.includes(photographer);
          const idsOf = (known: readonly Known[]) => known.map(({ id }) => id).sort();
          const shown = sessions.filter((one) => isOwn(one) && !one.isCancelled);
          expect(idsOf(own.sessions)).toEqual(idsOf(shown));
          expect(idsOf(own.time_off)).toEqual(idsOf(absences.filter(isOwn)));
          expect(idsOf(found.sessions)).toEqual(idsOf(shown));
          expect(new Set(found.customers.map(({ email }: { email: string }) => email))).toEqual(
            new Set(shown.map(({ words }) => words[3])),
          );
          expect(idsOf(news.bookings)).toEqual(idsOf(shown));
          expect([news.new_bookings, news.changed]).toEqual([shown.length, shown.length > 0]);
          const inFile = [...file.matchAll(/^UID:(.*?)@/gm)].map(([, id]) => id);
          expect(new Set(inFile)).toEqual(new Set(idsOf([...shown, ...absences.filter(isOwn)])));
          const secret = [...sessions.filter((one) => !shown.includes(one)), ...absences.filter((one) => !isOwn(one))];
          expect(secret.flatMap(({ words }) => words).filter((word) => text.includes(word))).toEqual([]);
          for (const word of shown.flatMap(({ words }) => words)) expect(text).toContain(word);
          expect(text).not.toMatch(/price|amount|revenue|umsatz|paid|payment|refund|cents|rate|discount/i);
          expect([price, '765432'].filter((money) => text.includes(money))).toEqual([]);
        },
      ),
      { numRuns: scaleCount(15, 5) },
    );
  });

  it('is nothing of a studio for anyone else, and never a state of payment (TEAM-01)', async () => {
    const path = '/api/admin/own-calendar?date_from=2030-06-01&date_to=2031-06-01';
    expect((await studio().adminCall('GET', path)).body).toEqual({ sessions: [], time_off: [] });
    const people = [await studio().addPhotographer()];
    await addSession(people, { first: 0, second: undefined, status: 'PENDING' });
    await sql`UPDATE booking SET status = 'PAYMENT_PENDING' WHERE id = ${sessions.at(-1)?.id}`.execute(db());
    const { own, found, file } = await answers(people[0] ?? null);
    expect(own.sessions).toMatchObject([{ status: 'PENDING', resources: [], items: [] }]);
    expect(found.sessions).toEqual(own.sessions);
    expect(file).toContain('STATUS:TENTATIVE');
  });
});
