import { createHmac, randomBytes } from 'node:crypto';

export interface SignedEvent {
  readonly body: string;
  readonly headers: Record<string, string>;
}

interface Signing {
  readonly secret: string;
  /** Epoch ms. */
  readonly at: number;
  readonly id?: string;
}

/**
 * A webhook event as the provider sends it. The signature is computed from its documentation, without the provider's
 * library.
 */
export const signedEvent = (
  type: string,
  object: object,
  { secret, at, id = `evt_${randomBytes(12).toString('hex')}` }: Signing,
): SignedEvent => {
  const timestamp = Math.floor(at / 1000);
  const body = JSON.stringify(
    { id, object: 'event', type, created: timestamp, livemode: false, data: { object } },
    null,
    2,
  );
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${timestamp},v1=${signature},v0=${'0'.repeat(64)}`,
    },
  };
};
