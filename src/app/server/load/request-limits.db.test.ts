import { expect, it } from 'vitest';
import { testStudio } from '../testing/test-studio.ts';

const studio = testStudio({ rateLimit: true });

it('one address may try to book 120 times in an hour, then it gets 429 (SRV-61)', async () => {
  const statuses = [];
  for (let i = 0; i < 122; i++) statuses.push((await studio().call('POST', '/api/bookings', {})).status);
  expect(statuses).toEqual([...Array.from({ length: 120 }, () => 422), 429, 429]);
  const { body, headers } = await studio().call('POST', '/api/bookings', {});
  expect(body).toMatchObject({ detail: expect.any(String), code: 'too_many_requests' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await studio().call('GET', '/api/services')).status).toBe(200);
});

it('an IPv6 network counts as one address, because its owner has all of its 2^64 addresses (SRV-61, SRV-79)', async () => {
  const book = async (remoteAddress: string) =>
    (await studio().server.inject({ method: 'POST', url: '/api/bookings', payload: {}, remoteAddress })).statusCode;
  for (let i = 0; i < 120; i++) expect(await book(`2001:db8:0:7::${i.toString(16)}`)).toBe(422);
  expect(await book('2001:db8:0:7:ffff::1')).toBe(429);
  expect(await book('2001:db8:0:8::1')).toBe(422);
});

it('a /48 counts as ten addresses, because it may be one caller with 65,536 networks, and no other is touched (SRV-79)', async () => {
  const send = async (remoteAddress: string) =>
    (await studio().server.inject({ method: 'POST', url: '/api/contact-messages', payload: {}, remoteAddress }))
      .statusCode;
  const answers = [];
  for (let i = 0; i < 101; i++) answers.push(await send(`2001:db8:5:${i.toString(16)}::1`));
  expect(answers).toEqual([...Array.from({ length: 100 }, () => 422), 429]);
  expect(await send('2001:db8:6:1::1')).toBe(422);
  expect(await send('203.0.113.8')).toBe(422);
});

it('secret calendar URLs cannot be guessed: 240 requests an hour, right or wrong (SRV-61)', async () => {
  const statuses = [];
  for (let i = 0; i < 242; i++) statuses.push((await studio().call('GET', `/api/calendar/feed/guess-${i}.ics`)).status);
  expect(statuses).toEqual([...Array.from({ length: 240 }, () => 404), 429, 429]);
});

it('ten sign-ins may fail from one IPv6 network, whichever of its addresses they come from (SRV-61)', async () => {
  const guess = async (remoteAddress: string) => {
    const payload = { email: 'victim@example.de', password: 'guess' };
    const url = '/api/admin/auth/login-json';
    return (await studio().server.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
  };
  for (let i = 0; i < 10; i++) expect(await guess(`2001:db8:0:7::${i.toString(16)}`)).toBe(401);
  expect(await guess('2001:db8:0:7:ffff::1')).toBe(429);
  expect(await guess('2001:db8:0:8::1')).toBe(401);
});

it('an IPv4 address is one client, even if the socket reports it as IPv6 (SRV-61)', async () => {
  const book = async (remoteAddress: string) =>
    (await studio().server.inject({ method: 'POST', url: '/api/bookings', payload: {}, remoteAddress })).statusCode;
  for (let i = 0; i < 120; i++) expect(await book(i % 2 === 0 ? '203.0.113.7' : '::ffff:203.0.113.7')).toBe(422);
  expect([await book('203.0.113.7'), await book('::ffff:cb00:7107')]).toEqual([429, 429]);
});
