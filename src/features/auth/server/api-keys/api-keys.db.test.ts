import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { keyStudio } from '../testing/key-studio.ts';

const { studio, create, list, withKey } = keyStudio();

describe('API keys', () => {
  it('are shown once; the database has only their hash', async () => {
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

  it('show when they were last used, to the minute, and whether they have expired', async () => {
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
});
