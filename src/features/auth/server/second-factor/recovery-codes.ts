import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import type { Language } from '#shared/kernel/language.ts';
import { hashQueue } from '../password/hash-queue.ts';
import { cost, randomGroups } from '../password/password.ts';

const howMany = 10;

export interface RecoveryCodes {
  /** To be shown once: two groups of five characters, 49 random bits each. */
  readonly codes: readonly string[];
  readonly salt: Buffer;
  readonly hashes: readonly Buffer[];
}

/** Generates recovery codes. Throws 503, in the given language, if the hash queue is full. */
export const newRecoveryCodes = async (language: Language): Promise<RecoveryCodes> => {
  const codes = Array.from({ length: howMany }, () => randomGroups(2));
  const salt = randomBytes(16);
  const hashes: Buffer[] = [];
  for (const code of codes) hashes.push(await hashOfCode(code.replace('-', ''), salt, language));
  return { codes, salt, hashes };
};

/**
 * Returns the stored hash of a code without its hyphen. A slow hash, because the code has too few random bits for a
 * fast one (ASVS 6.5.2). Throws as `newRecoveryCodes`.
 */
export const hashOfCode = (code: string, salt: Buffer, language: Language): Promise<Buffer> =>
  hashQueue.run(language, () => hashRaw(code, { ...cost, salt, outputLen: 32 }));
