import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterEach, beforeEach } from 'vitest';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';
import { deliverDuePushes } from '../push/deliver-pushes.ts';

interface Received {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** A bookable studio, a browser that is notified, and its push service on this machine. */
export const pushStudio = () => {
  const bookable = bookableStudio({ webhookNetworks: ['127.0.0.0/8'] });
  const { studio } = bookable;
  const received: Received[] = [];
  const service = { status: 201, url: '' };
  const browser = createECDH('prime256v1');
  const auth = randomBytes(16);
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(service.status).end();
    });
  });
  beforeEach(async () => {
    browser.generateKeys();
    received.length = 0;
    service.status = 201;
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send/1`;
    await sql`TRUNCATE push_subscription CASCADE`.execute(studio().database.db);
  });
  afterEach(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return {
    ...bookable,
    /** The ID of the service that is booked; `service` is the push service. */
    bookable: bookable.service,
    service,
    received,
    choose: (kinds: readonly string[], endpoint = service.url, key = browser.getPublicKey('base64url')) =>
      studio().adminCall('PUT', '/api/admin/push', {
        endpoint,
        keys: { p256dh: key, auth: auth.toString('base64url') },
        kinds,
      }),
    deliver: () => deliverDuePushes({ context: studio().context, signal: new AbortController().signal }),
    queued: async () =>
      (
        await sql<{ kind: string; path: string; attempts: number; next_attempt_at: number }>`
        SELECT kind, path, attempts, next_attempt_at FROM push_message ORDER BY kind`.execute(studio().database.db)
      ).rows,
    read: (message: Received) => readAs(browser, auth, message),
  };
};

/** Reads what was received as the browser does, written from RFC 8291. */
const readAs = (browser: ECDH, auth: Buffer, { body }: Received): unknown => {
  const [salt, sender, content] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const shared = derive(browser.computeSecret(sender), auth, info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(content.subarray(-16));
  const text = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  return JSON.parse(text.subarray(0, -1).toString());
};
