import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { detailOf, impatientServer, statusOf } from '../testing/impatient-server.ts';
import { adminLogin } from '../testing/test-studio.ts';

const { studio, open } = impatientServer();
const boundary = 'xyz';
let token: string;
let body: Buffer;

beforeAll(async () => {
  token = (await studio().call('POST', '/api/admin/auth/login-json', adminLogin)).body.access_token;
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'navy' } })
    .png()
    .toBuffer();
  body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="bild.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
});

const head = ({ signedIn = true, name }: { signedIn?: boolean; name?: string } = {}): string =>
  [
    'POST /api/admin/pictures/of/home/home HTTP/1.1',
    'Host: studio',
    ...(signedIn ? ['Connection: close'] : []),
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${body.length}`,
    ...(signedIn ? [`Authorization: Bearer ${token}`] : []),
    ...(name === undefined ? [] : [`X-Upload-Name: ${name}`]),
    '',
    '',
  ].join('\r\n');

const withoutPictures = () => sql`DELETE FROM picture`.execute(studio().database.db);
const countPictures = async (): Promise<number> =>
  (await sql<{ n: number }>`SELECT count(*)::int AS n FROM picture`.execute(studio().database.db)).rows[0]!.n;

describe('uploads over a slow line (PIC-08)', () => {
  it('go on as long as they move, for longer than any other request may take (PIC-08, N14)', async () => {
    await withoutPictures();
    const { socket, received } = open();
    socket.write(head());
    const pieces = 12;
    const size = Math.ceil(body.length / pieces);
    // 2.4 s in all, where other bodies have one second.
    for (let at = 0; at < pieces; at += 1) {
      await delay(200);
      socket.write(body.subarray(at * size, (at + 1) * size));
    }
    expect(statusOf(await received)).toBe(201);
    expect(await countPictures()).toBe(1);
  });

  it('that stop are refused with a reason, and not with 408, which browsers answer by sending again (PIC-08, N14)', async () => {
    await withoutPictures();
    const { socket, received } = open();
    socket.write(head());
    socket.write(body.subarray(0, 200));
    const response = await received;
    expect(statusOf(response)).toBe(400);
    expect(detailOf(response)).toBe('Die Übertragung ist stehen geblieben. Bitte senden Sie die Datei noch einmal.');
    expect(await countPictures()).toBe(0);
  });

  it('of callers who may send none have the time of every other request (N14)', async () => {
    const { socket, received } = open();
    socket.write(head({ signedIn: false }));
    const dripping = setInterval(() => socket.write('x'), 50);
    const response = await received;
    clearInterval(dripping);
    expect(statusOf(response)).toBe(401);
  });

  it('that a browser repeats by itself are refused at once, in every process (PIC-08)', async () => {
    await withoutPictures();
    const name = randomUUID();
    const first = open();
    first.socket.write(head({ name }));
    first.socket.write(body.subarray(0, 200));
    await expect
      .poll(async () => (await sql`SELECT FROM begun_upload WHERE name = ${name}`.execute(studio().database.db)).rows)
      .toHaveLength(1);
    first.socket.resetAndDestroy();
    const second = open();
    // A connection that the browser would keep; it is ended although the rest never arrives.
    second.socket.write(head({ name }).replace('Connection: close\r\n', ''));
    second.socket.write(body.subarray(0, 200));
    const response = await second.received;
    expect(statusOf(response)).toBe(409);
    expect(detailOf(response)).toBe('Die Verbindung wurde unterbrochen. Bitte senden Sie die Datei noch einmal.');
    expect(await countPictures()).toBe(0);
    const third = open();
    third.socket.write(head({ name: randomUUID() }));
    third.socket.write(body);
    expect(statusOf(await third.received)).toBe(201);
  });

  it('are remembered for an hour only (PIC-08)', async () => {
    studio().setNow('2030-06-03T10:30');
    const { body: signedIn } = await studio().call('POST', '/api/admin/auth/login-json', adminLogin);
    token = signedIn.access_token;
    await withoutPictures();
    const { socket, received } = open();
    socket.write(head({ name: randomUUID() }));
    socket.write(body);
    expect(statusOf(await received)).toBe(201);
    const { rows } = await sql`SELECT FROM begun_upload`.execute(studio().database.db);
    expect(rows).toHaveLength(1);
  });
});
