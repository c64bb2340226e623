import { randomBytes } from 'node:crypto';
import { openSecret, sealSecret } from '#shared/server/secrets/secret-box.ts';
import type { SecretKey } from '#shared/server/secrets/secret-keys.ts';
import { secretPrefix } from '../deliveries/signature.ts';
import type { EndpointRow } from './endpoint-store.ts';

/** 256 random bits in the format of Standard Webhooks. */
export const newSecret = (): string => `${secretPrefix}${randomBytes(32).toString('base64')}`;

export const purposeOf = (endpointId: string): string => `webhook_secret ${endpointId}`;

export const sealedSecret = (secretKey: SecretKey, endpointId: string, secret: string): string =>
  sealSecret(secretKey, purposeOf(endpointId), secret);

type Sealed = Pick<EndpointRow, 'id' | 'secret_sealed' | 'old_secret_sealed' | 'old_secret_until'>;

/**
 * Returns the secrets that sign deliveries at `now` (epoch ms), the newest first; none if they were sealed with another
 * key.
 */
export const secretsAt = (secretKey: SecretKey, endpoint: Sealed, now: number): string[] => {
  const { id, secret_sealed, old_secret_sealed, old_secret_until } = endpoint;
  const isOldValid = old_secret_sealed !== null && old_secret_until !== null && old_secret_until > now;
  const current = openSecret(secretKey, purposeOf(id), secret_sealed);
  if (current === undefined) return [];
  const old = isOldValid ? openSecret(secretKey, purposeOf(id), old_secret_sealed) : undefined;
  return old === undefined ? [current] : [current, old];
};
