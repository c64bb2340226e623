import { once } from 'node:events';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { detailOf, head, impatientServer, statusOf } from '../testing/impatient-server.ts';

const { studio, port, open, exchange } = impatientServer();

const asked = () =>
  fetch(`http://127.0.0.1:${port()}/api/services`).then(
    ({ status }) => status,
    () => 0,
  );

describe('connections of slow clients are closed (N14)', () => {
  it('a thousand connections that send nothing, while others are served', async () => {
    const silent = Array.from({ length: 1000 }, open);
    await Promise.all(silent.map(({ socket }) => once(socket, 'connect')));
    await expect.poll(asked).toBe(200);
    await Promise.all(silent.map(({ received }) => received));
    await expect.poll(asked).toBe(200);
  });

  it('headers that arrive one by one and never end', async () => {
    const { socket, received } = open();
    socket.write('GET /api/services HTTP/1.1\r\nHost: studio\r\n');
    const dripping = setInterval(() => socket.write('X-More: x\r\n'), 50);
    const response = await received;
    clearInterval(dripping);
    expect(statusOf(response)).toBe(408);
    expect(detailOf(response)).toBe('The request took too long');
  });

  it('a body that arrives byte by byte', async () => {
    const { socket, received } = open();
    socket.write(head('Content-Length: 100000'));
    const dripping = setInterval(() => socket.write(' '), 50);
    const response = await received;
    clearInterval(dripping);
    expect(statusOf(response)).toBe(408);
  });

  it('a response that is not read', async () => {
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

  it('a connection that is idle between two requests', async () => {
    const response = await exchange('GET /api/services HTTP/1.1\r\nHost: studio\r\n\r\n');
    expect(statusOf(response)).toBe(200);
  });
});
