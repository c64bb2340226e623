import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { CallRate } from '../domain/call-rate.ts';
import { keyAuthentication } from './api-keys.ts';

const studio = testStudio({ rateLimit: true });
const create = (key: object = {}) =>
  studio().adminCall('POST', '/api/admin/api-keys', { name: 'Buchhaltung', scopes: ['bookings:read'], ...key });
const list = async () => (await studio().adminCall('GET', '/api/admin/api-keys')).body;
const withKey = (token: string, method: 'GET' | 'POST', path: string, body?: unknown) =>
  studio().call(method, path, body, { authorization: `Bearer ${token}` });

beforeEach(async () => {
  await sql`TRUNCATE api_key`.execute(studio().database.db);
  studio().setNow('2030-06-03T08:00');
});

describe('API keys', () => {
  it('are shown once; the database has their hash only', async () => {
    const { status, body } = await create({ scopes: ['services:read', 'bookings:read', 'bookings:read'] });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: 'Buchhaltung',
      token: expect.stringMatching(/^fbk_[\w-]{43}$/),
      token_start: body.token.slice(0, 8),
      scopes: ['bookings:read', 'services:read'],
      created_at: '2030-06-03T08:00:00+02:00',
      expires_at: null,
      is_expired: false,
      last_used_at: null,
    });
    const { token, ...shown } = body;
    expect(await list()).toEqual([shown]);
    const { rows } = await sql<{ stored: string }>`
      SELECT (SELECT json_agg(k)::text FROM api_key k) || (SELECT json_agg(a)::text FROM audit_entry a) AS stored`.execute(
      studio().database.db,
    );
    expect(rows[0]?.stored).not.toContain(token.slice(8));
    expect(rows[0]?.stored).toContain('api_key.created');
  });

  it.each([
    [{ name: ' ' }],
    [{ scopes: [] }],
    [{ scopes: ['everything'] }],
    [{ expires_in_days: 0 }],
    [{ expires_in_days: 1.5 }],
  ])('%j is refused as malformed', async (key) => {
    expect((await create(key)).status).toBe(422);
    expect(await list()).toEqual([]);
  });

  it('say when they were last used, to the minute, and that they have expired', async () => {
    const { body } = await create({ expires_in_days: 30 });
    const used = async () => (await list())[0].last_used_at;
    await withKey(body.token, 'GET', '/api/admin/bookings');
    expect(await used()).toBe('2030-06-03T08:00:00+02:00');
    studio().setNow('2030-06-03T08:00:59');
    await withKey(body.token, 'GET', '/api/admin/bookings');
    expect(await used()).toBe('2030-06-03T08:00:00+02:00');
    studio().setNow('2030-06-03T08:01');
    await withKey(body.token, 'GET', '/api/admin/bookings');
    expect(await used()).toBe('2030-06-03T08:01:00+02:00');
    studio().setNow('2030-07-03T08:00');
    expect((await withKey(body.token, 'GET', '/api/admin/bookings')).status).toBe(401);
    expect(await list()).toMatchObject([{ is_expired: true, expires_at: '2030-07-03T08:00:00+02:00' }]);
  });

  it('without the scope get which one is missing', async () => {
    const { body } = await create();
    const response = await withKey(body.token, 'POST', '/api/admin/contacts', {});
    expect(response).toMatchObject({
      status: 403,
      body: { code: 'missing_scope', detail: 'The API key lacks the scope contacts:write' },
    });
    expect(await withKey(body.token, 'POST', '/api/admin/api-keys', {})).toMatchObject({
      status: 403,
      body: { code: 'not_for_api_keys' },
    });
  });

  it('sign what they do with their name, after they were revoked, too', async () => {
    const { body } = await create({ scopes: ['bookings:write', 'contacts:write'] });
    const [service_id, photographer_id] = [await studio().addService(), await studio().addPhotographer()];
    const wanted = { service_id, photographer_id, start: '2030-06-05T10:00', customer: { name: 'Erika Sommer' } };
    const booked = await withKey(body.token, 'POST', '/api/admin/bookings', wanted);
    expect(booked.status).toBe(201);
    expect((await studio().adminCall('DELETE', `/api/admin/api-keys/${body.id}`)).body).toEqual({ success: true });
    expect(await list()).toEqual([]);
    expect((await withKey(body.token, 'POST', '/api/admin/bookings', wanted)).status).toBe(401);
    const timeline = await studio().adminCall('GET', `/api/admin/bookings/${booked.body.id}/timeline`);
    expect(timeline.body[0]).toMatchObject({ action: 'booking.created', actor_name: 'Buchhaltung (API)' });
    expect((await studio().adminCall('DELETE', `/api/admin/api-keys/${body.id}`)).status).toBe(404);
  });

  it('may call so often in a minute, each for itself, whatever comes of it', async () => {
    const [one, other] = [(await create()).body.token, (await create()).body.token];
    const byKey = keyAuthentication(studio().context, new CallRate(2));
    const call = (token: string) => byKey(`Bearer ${token}`);
    await call(one);
    await call(one);
    await expect(call(one)).rejects.toMatchObject({ status: 429, code: 'too_many_requests', retryAfterSeconds: 60 });
    expect(await call(other)).toMatchObject({ full_name: 'Buchhaltung (API)', scopes: ['bookings:read'] });
    studio().setNow('2030-06-03T08:01');
    expect(await call(one)).toBeDefined();
  });

  it('there are fifty at most, also when several are made at once', async () => {
    await sql`
      INSERT INTO api_key (id, name, token_hash, token_start, scopes, created_by, created_at)
      SELECT gen_random_uuid(), 'Programm', sha256(n::text::bytea), 'fbk_', '{bookings:read}', 'nobody', now()
      FROM generate_series(1, 49) AS n`.execute(studio().database.db);
    const made = await Promise.all([create(), create(), create()]);
    const codes = made.map(({ status, body }) => (status === 201 ? 'made' : body.code));
    expect(codes).toEqual(expect.arrayContaining(['made', 'too_many_api_keys']));
    expect(codes.filter((code) => code === 'made')).toHaveLength(1);
    expect(await list()).toHaveLength(50);
  });
});
