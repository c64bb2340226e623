import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { CallRate } from '../../domain/call-rate.ts';
import { keyStudio } from '../testing/key-studio.ts';
import { keyAuthentication } from './api-keys.ts';

const { studio, create, list } = keyStudio();

describe('API keys', () => {
  it('may make a limited number of requests a minute, each key separately, whatever the result', async () => {
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

  it('are limited to fifty, also when several are created at once', async () => {
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
