import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testStudio } from '../testing/test-studio.ts';

const behindNothing = testStudio({ rateLimit: true });
const unlimited = testStudio();
const behindOneProxy = testStudio(
  { rateLimit: true, publicUrl: 'https://termine.example.de' },
  { config: { TRUST_PROXY: 1, METRICS: true, METRICS_TOKEN: undefined } },
);

const attempts = async (studio: ReturnType<typeof behindNothing>, forwardedFor: (i: number) => string) => {
  const statuses = [];
  for (let i = 0; i < 122; i++)
    statuses.push((await studio.call('POST', '/api/bookings', {}, { 'x-forwarded-for': forwardedFor(i) })).status);
  return statuses.filter((status) => status === 429).length;
};

it('a forged client address does not bypass a limit (A17)', async () => {
  expect(await attempts(behindNothing(), (i) => `203.0.113.${i}`)).toBe(2);
  // The caller's own X-Forwarded-For entries precede the one that the proxy adds.
  expect(await attempts(behindOneProxy(), (i) => `203.0.113.${i}, 198.51.100.7`)).toBe(2);
  expect(await attempts(behindOneProxy(), (i) => `192.0.2.${i}`)).toBe(0);
});

it('a forged client address does not count as this machine: /metrics is refused (A11, A17)', async () => {
  const status = async (forwardedFor: string) =>
    (await behindOneProxy().call('GET', '/metrics', undefined, { 'x-forwarded-for': forwardedFor })).status;
  expect([await status('203.0.113.9'), await status('127.0.0.1, 203.0.113.9')]).toEqual([404, 404]);
});

it('a forged host appears in no response and in no mail (W04)', async () => {
  const studio = unlimited();
  const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' };
  const booked = await studio.call(
    'POST',
    '/api/bookings',
    {
      service_id: await studio.addService(),
      photographer_id: await studio.addPhotographer(),
      location_id: 'company',
      start: '2030-06-05T10:00:00',
      customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
    },
    { ...evil, 'x-forwarded-for': '10.9.8.7' },
  );
  const { rows } = await sql`SELECT * FROM message`.execute(studio.database.db);
  const document = await studio.call('GET', '/api/openapi.json', undefined, evil);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify([booked.body, booked.headers, rows, document.body])).not.toContain('evil.example');
});

it('if the studio is reached by https, browsers are told to use https only (SRV-67)', async () => {
  const header = async (studio: ReturnType<typeof unlimited>) =>
    (await studio.call('GET', '/api/services')).headers['strict-transport-security'];
  expect(await header(behindOneProxy())).toBe('max-age=31536000');
  expect(await header(unlimited())).toBeUndefined();
});
