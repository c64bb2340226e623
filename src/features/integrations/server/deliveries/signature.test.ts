import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signedHeaders } from './signature.ts';

test('produces the signature of the example in Standard Webhooks', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const delivery = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: 1_614_265_330_000, body: '{"test": 2432232314}' };
  expect(signedHeaders(delivery, [secret])).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('adds one signature per secret that a receiver can verify, different for each delivery', () => {
  const bytes = fc.uint8Array({ minLength: 24, maxLength: 64 });
  const delivery = fc.record({ id: fc.uuid(), at: fc.integer({ min: 0, max: 4e12 }), body: fc.string() });
  fc.assert(
    fc.property(fc.array(bytes, { minLength: 1, maxLength: 2 }), delivery, delivery, (keys, sent, other) => {
      const secrets = keys.map((key) => `whsec_${Buffer.from(key).toString('base64')}`);
      const headers = signedHeaders(sent, secrets);
      const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${sent.body}`;
      const expected = keys.map((key) => `v1,${createHmac('sha256', key).update(content).digest('base64')}`);
      expect(headers['webhook-signature'].split(' ')).toEqual(expected);
      if (sent.body === other.body && sent.id === other.id) return;
      expect(signedHeaders(other, secrets)['webhook-signature']).not.toBe(headers['webhook-signature']);
    }),
  );
});
