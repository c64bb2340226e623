import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testStudio } from './testing/test-studio.ts';

const studio = testStudio();
let what: { service_id: string; photographer_id: string };

beforeAll(async () => {
  what = { service_id: await studio().addService(), photographer_id: await studio().addPhotographer() };
});

const book = (hour: number) =>
  studio().call('POST', '/api/bookings', {
    ...what,
    location_id: 'company',
    start: `2030-06-05T${String(hour).padStart(2, '0')}:00:00`,
    customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
  });
const unavailable = {
  status: 503,
  body: { detail: 'The database is not available at the moment', code: 'database_unavailable' },
  headers: { 'retry-after': '2' },
};
const counts = async () => {
  const { rows } = await sql`
    SELECT (SELECT count(*) FROM booking) AS bookings, (SELECT count(*) FROM occupied_time) AS times,
      (SELECT count(*) FROM message) AS mails, (SELECT count(*) FROM upload) AS files`.execute(studio().database.db);
  return rows[0];
};

describe('a disk that is full (D08, D09)', () => {
  // A real full disk requires a disk that may be filled; see disk-full.db.test.ts. Here every write is refused with the
  // same error.
  const tables = ['booking', 'occupied_time', 'upload', 'setting', 'failed_sign_in'];
  const fill = () =>
    sql
      .raw(`
        CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
        ${tables.map((table) => `CREATE TRIGGER no_space BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION no_space();`).join('\n')}`)
      .execute(studio().database.db);
  const free = () => sql`DROP FUNCTION IF EXISTS no_space CASCADE`.execute(studio().database.db);
  afterEach(free);

  it('writes are refused as unavailable, reading goes on, nothing is half there, and then all is as before', async () => {
    // Signed in before the disk is full: a sign-in attempt is counted first, which is a write.
    expect((await studio().adminCall('GET', '/api/admin/auth/me')).status).toBe(200);
    const before = await counts();
    await fill();
    const picture = new FormData();
    picture.append('file', new Blob([Buffer.from(onePixel, 'base64')]), 'logo.png');
    const form = new Response(picture);
    const type = { 'content-type': form.headers.get('content-type') ?? '' };
    const logo = Buffer.from(await form.arrayBuffer());
    for (const response of [
      await book(9),
      await studio().adminCall('PUT', '/api/admin/company/settings', { company_phone: '030 1' }),
      await studio().adminCall('POST', '/api/admin/company/logo', logo, type),
    ])
      expect(response).toMatchObject(unavailable);
    const day = `/api/availability?service_id=${what.service_id}&photographer_id=${what.photographer_id}&date=2030-06-05`;
    expect((await studio().call('GET', day)).body.slots).toHaveLength(9);
    expect((await studio().adminCall('GET', '/api/admin/bookings')).status).toBe(200);
    expect(await counts()).toEqual(before);
    await free();
    expect((await book(9)).status).toBe(201);
  });
});

describe('a database that is kept busy (N15)', () => {
  it('more callers than connections, and none of them gets on: 503, and then all is as before', async () => {
    const holder = new pg.Client({ connectionString: studio().database.url });
    holder.on('error', () => undefined);
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE occupied_time IN ACCESS EXCLUSIVE MODE');
    const callers = Array.from({ length: 60 }, () => book(12));
    await expect
      .poll(
        async () => (await holder.query('SELECT 1 FROM pg_stat_activity WHERE wait_event_type = $1', ['Lock'])).rows,
      )
      .not.toEqual([]);
    expect((await studio().call('GET', '/api/health')).status).toBe(200);
    for (const response of await Promise.all(callers)) expect(response).toMatchObject(unavailable);
    await holder.query('ROLLBACK');
    await holder.end();
    expect((await book(12)).status).toBe(201);
  });

  it('a statement that takes too long is aborted by the database', async () => {
    const { rows } = await sql<{ limit: string }>`SELECT current_setting('statement_timeout') AS limit`.execute(
      studio().database.db,
    );
    expect(rows).toEqual([{ limit: '15s' }]);
  });
});

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
