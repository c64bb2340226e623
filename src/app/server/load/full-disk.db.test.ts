import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { faultyDatabase, unavailable } from '../testing/faulty-database.ts';

const { studio, what, book } = faultyDatabase();

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

  it('writes get 503, reads still work, nothing is written partially, and afterwards everything works again', async () => {
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
    const day = `/api/availability?service_id=${what().service_id}&photographer_id=${what().photographer_id}&date=2030-06-05`;
    expect((await studio().call('GET', day)).body.slots).toHaveLength(9);
    expect((await studio().adminCall('GET', '/api/admin/bookings')).status).toBe(200);
    expect(await counts()).toEqual(before);
    await free();
    expect((await book(9)).status).toBe(201);
  });
});

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
