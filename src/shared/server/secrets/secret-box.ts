import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

import { allKeys, firstKey, type SecretKey } from './secret-keys.ts';

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a secret for storage (AES-256-GCM, with a key of its own derived from SECRET_KEY). The result is bound to
 * `purpose`, which names the field: sealed text copied into another field cannot be opened there. Sealing the same
 * secret twice gives different texts.
 */
export const sealSecret = (secretKey: SecretKey, purpose: string, secret: string): string => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(firstKey(secretKey)), iv).setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
};

/** Returns the decrypted secret; undefined if it was sealed with another key or for another purpose, or is damaged. */
export const openSecret = (secretKey: SecretKey, purpose: string, sealed: string): string | undefined => {
  for (const key of allKeys(secretKey)) {
    const secret = openWith(key, purpose, sealed);
    if (secret !== undefined) return secret;
  }
  return undefined;
};

const openWith = (secretKey: string, purpose: string, sealed: string): string | undefined => {
  const [sealedVersion, packed = ''] = sealed.split('.');
  const bytes = Buffer.from(packed, 'base64url');
  if (sealedVersion !== version || bytes.length < ivBytes + tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secretKey), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
};

const sealingKey = (secretKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, 'fotobooking', 'secret-box v1', 32));
