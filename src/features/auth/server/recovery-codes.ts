import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { cost, randomGroups } from './password.ts';

const howMany = 10;

export interface RecoveryCodes {
  /** To be shown once: two groups of five, 49 random bits each. */
  readonly codes: readonly string[];
  readonly salt: Buffer;
  readonly hashes: readonly Buffer[];
}

export const newRecoveryCodes = async (): Promise<RecoveryCodes> => {
  const codes = Array.from({ length: howMany }, () => randomGroups(2));
  const salt = randomBytes(16);
  const hashes: Buffer[] = [];
  for (const code of codes) hashes.push(await hashOfCode(code.replace('-', ''), salt));
  return { codes, salt, hashes };
};

/** What is kept of a code, given without its hyphen: too few random bits for a fast hash (ASVS 6.5.2). */
export const hashOfCode = (code: string, salt: Buffer): Promise<Buffer> =>
  hashRaw(code, { ...cost, salt, outputLen: 32 });
