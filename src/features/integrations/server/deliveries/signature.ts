import { createHmac } from 'node:crypto';

/** The parts of a delivery that are signed. */
export interface SignedDelivery {
  readonly id: string;
  /** Of this attempt, epoch ms; sent in whole seconds. */
  readonly at: number;
  readonly body: string;
}

/**
 * The headers of a delivery as defined by Standard Webhooks: HMAC-SHA256 over `id.timestamp.body` with the decoded
 * bytes of the secret, one signature for each valid secret. Secrets are 'whsec_' and base64.
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
