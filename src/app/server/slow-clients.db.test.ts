import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStudio } from './testing/test-studio.ts';

// The same limits as in production, much shorter.
const patience = { headers: 500, request: 1000, silence: 1000, idle: 500, check: 50 };
const studio = testStudio({}, { patience });
let port: number;

beforeAll(async () => {
  await studio().server.listen({ port: 0, host: '127.0.0.1' });
  port = (studio().server.server.address() as AddressInfo).port;
});

/** Opens a connection; `received` resolves to all data received until it is closed. */
const open = (): { socket: Socket; received: Promise<string> } => {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => void (text += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  return { socket, received: new Promise((resolve) => socket.once('close', () => resolve(text))) };
};

const exchange = (request: string): Promise<string> => {
  const { socket, received } = open();
  socket.write(request);
  return received;
};

const head = (...lines: string[]): string =>
  ['POST /api/bookings HTTP/1.1', 'Host: studio', 'Content-Type: application/json', ...lines, '', ''].join('\r\n');

const statusOf = (response: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);
const detailOf = (response: string): unknown => JSON.parse(response.slice(response.indexOf('\r\n\r\n') + 4)).detail;
const asked = () =>
  fetch(`http://127.0.0.1:${port}/api/services`).then(
    ({ status }) => status,
    () => 0,
  );

describe('who takes too long is hung up on (N14)', () => {
  it('a thousand connections that say nothing, while others are served', async () => {
    const silent = Array.from({ length: 1000 }, open);
    await Promise.all(silent.map(({ socket }) => once(socket, 'connect')));
    await expect.poll(asked).toBe(200);
    await Promise.all(silent.map(({ received }) => received));
    await expect.poll(asked).toBe(200);
  });

  it('headers that come one by one and never end', async () => {
    const { socket, received } = open();
    socket.write('GET /api/services HTTP/1.1\r\nHost: studio\r\n');
    const dripping = setInterval(() => socket.write('X-More: x\r\n'), 50);
    const response = await received;
    clearInterval(dripping);
    expect(statusOf(response)).toBe(408);
    expect(detailOf(response)).toBe('The request took too long');
  });

  it('a body that comes byte by byte', async () => {
    const { socket, received } = open();
    socket.write(head('Content-Length: 100000'));
    const dripping = setInterval(() => socket.write(' '), 50);
    const response = await received;
    clearInterval(dripping);
    expect(statusOf(response)).toBe(408);
  });

  it('a response that nobody reads', async () => {
    const { db } = studio().database;
    await sql`
      INSERT INTO service (id, name, description, duration_min, price_cents)
      SELECT gen_random_uuid(), 'Porträt ' || i, repeat('lang ', 900), 60, 1000 FROM generate_series(1, 4000) AS i`.execute(
      db,
    );
    const { socket, received } = open();
    socket.pause();
    socket.write('GET /api/services HTTP/1.1\r\nHost: studio\r\n\r\n');
    const left = () =>
      new Promise<number>((resolve, reject) =>
        studio().server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      );
    await expect.poll(left).toBe(1);
    await expect.poll(left).toBe(0);
    socket.resume();
    await received;
    await sql`DELETE FROM service`.execute(db);
  });

  it('a connection that is kept open between two requests', async () => {
    const response = await exchange('GET /api/services HTTP/1.1\r\nHost: studio\r\n\r\n');
    expect(statusOf(response)).toBe(200);
  });
});

describe('what is too large or not HTTP is refused before it is read to the end', () => {
  it('a body whose length says too much already (N06)', async () => {
    const response = await exchange(head('Content-Length: 10000000', 'Connection: close'));
    expect(statusOf(response)).toBe(413);
    expect(detailOf(response)).toBe('The request is too large');
  });

  it('a body without a length, once it is beyond 1 MB (N06)', async () => {
    const { socket, received } = open();
    socket.write(head('Transfer-Encoding: chunked', 'Connection: close'));
    socket.write(`10000\r\n${'['.repeat(65_536)}\r\n`.repeat(17));
    expect(statusOf(await received)).toBe(413);
  });

  it('a body that is packed: it is not unpacked (N06)', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, '[')).toString('latin1');
    const { socket, received } = open();
    socket.write(head(`Content-Length: ${bomb.length}`, 'Content-Encoding: gzip', 'Connection: close'));
    socket.write(bomb, 'latin1');
    expect(statusOf(await received)).toBe(400);
  });

  it.each([
    ['a hundred thousand keys', `{${Array.from({ length: 100_000 }, (_, i) => `"${i}":0`).join(',')}}`, 400],
    ['half a million brackets', '['.repeat(500_000), 400],
    ['a number beyond all numbers', '{"service_id":1e999,"start":-1e999}', 422],
    ['the same key twice', '{"notes":"a","notes":"b"}', 422],
  ])('%s (N07)', async (_, payload, status) => {
    const headers = { 'content-type': 'application/json' };
    const response = await studio().server.inject({ method: 'POST', url: '/api/bookings', headers, payload });
    expect(response.statusCode).toBe(status);
    expect(response.json().detail).toBeTruthy();
  });

  it.each([
    ['two lengths', head('Content-Length: 0', 'Content-Length: 5'), 400],
    ['a length and chunks', head('Content-Length: 5', 'Transfer-Encoding: chunked'), 400],
    ['chunks within chunks', head('Transfer-Encoding: chunked, chunked'), 400],
    ['a space before the colon', head('Content-Length : 5'), 400],
    ['a method nobody knows', 'STEAL /api/services HTTP/1.1\r\nHost: studio\r\n\r\n', 400],
    ['no address', 'GET  HTTP/1.1\r\nHost: studio\r\n\r\n', 400],
    ['headers of 17 kB', `GET /api/services HTTP/1.1\r\nHost: studio\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\r\n\r\n', 400],
  ])('%s: one refusal, and what follows is not taken for a request (N17)', async (_, request, status) => {
    const response = await exchange(`${request}GET /api/admin/services HTTP/1.1\r\nHost: studio\r\n\r\n`);
    expect(statusOf(response)).toBe(status);
    expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(detailOf(response)).toEqual(expect.any(String));
  });
});
