import { createHmac } from 'node:crypto';

/** What is signed: everything a receiver can check a delivery by. */
export interface SignedDelivery {
  readonly id: string;
  /** Of this try, epoch ms; whole seconds are sent. */
  readonly at: number;
  readonly body: string;
}

/**
 * The headers of a delivery as Standard Webhooks has them: HMAC-SHA256 over `id.timestamp.body` with the bytes that the
 * secret holds, one signature for each secret that is valid now. Secrets are 'whsec_' and base64.
 */
export const signedHeaders = (
  { id, at, body }: SignedDelivery,
  secrets: readonly string[],
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> => {
  const timestamp = String(Math.floor(at / 1000));
  const signature = (secret: string): string =>
    `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(signature).join(' '),
  };
};

export const secretPrefix = 'whsec_';

const keyOf = (secret: string): Buffer => Buffer.from(secret.slice(secretPrefix.length), 'base64');
