import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { isPushKey, newPushKeys, pushRequest } from './push-request.ts';

const subscriber = {
  endpoint: 'https://push.example/send/1',
  p256dh: newPushKeys().public_key,
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

test.each([
  ['https://studio.de', 'https://studio.de'],
  ['http://studio.local:3000', 'https://studio.local:3000'],
])(
  'the push service of a studio at %s can check who has sent a message, and for how long it is kept (TODAY-03)',
  (publicUrl, sub) => {
    const keys = newPushKeys();
    const { headers, body } = pushRequest('text', subscriber, { keys, publicUrl, timeToLive: 600 });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '600' });
    expect(body.includes('text')).toBe(false);
    const form = /^vapid t=(.+)\.(.+)\.(.+), k=(.+)$/;
    const [, head = '', claims = '', signature = '', named] = form.exec(headers['authorization'] ?? '') ?? [];
    expect(named).toBe(keys.public_key);
    const { exp, ...signed } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect(signed).toEqual({ aud: 'https://push.example', sub });
    // Push services refuse a signature that is valid for more than a day.
    const hours = (exp * 1000 - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(1);
    expect(hours).toBeLessThanOrEqual(24);
    const point = Buffer.from(keys.public_key, 'base64url');
    const half = (begin: number): string => point.subarray(begin, begin + 32).toString('base64url');
    const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) } });
    const given = Buffer.from(signature, 'base64url');
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' }, given)).toBe(true);
  },
);

test('a key that is no point of the curve is refused (TODAY-03)', () => {
  expect(isPushKey(newPushKeys().public_key)).toBe(true);
  expect(isPushKey(Buffer.alloc(65, 4).toString('base64url'))).toBe(false);
});
