import { expect, it } from 'vitest';
import { testStudio } from './testing/test-studio.ts';

const studio = testStudio({ rateLimit: true });

it('one address may try to book 120 times in an hour, then it is told to wait (SRV-61)', async () => {
  const statuses = [];
  for (let i = 0; i < 122; i++) statuses.push((await studio().call('POST', '/api/bookings', {})).status);
  expect(statuses).toEqual([...Array.from({ length: 120 }, () => 422), 429, 429]);
  const { body, headers } = await studio().call('POST', '/api/bookings', {});
  expect(body).toMatchObject({ detail: expect.any(String), code: 'too_many_requests' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await studio().call('GET', '/api/services')).status).toBe(200);
});

it('secret calendar addresses cannot be guessed by trying: 240 an hour, right or wrong (SRV-61)', async () => {
  const statuses = [];
  for (let i = 0; i < 242; i++) statuses.push((await studio().call('GET', `/api/calendar/feed/guess-${i}.ics`)).status);
  expect(statuses).toEqual([...Array.from({ length: 240 }, () => 404), 429, 429]);
});
