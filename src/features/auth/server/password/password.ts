import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Language } from '#shared/kernel/language.ts';
import { hashQueue } from './hash-queue.ts';

// argon2id (2) with 19 MiB and two passes, as OWASP recommends.
export const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password. Throws 503, in the given language, if the hash queue is full. */
export const hashPassword = (password: string, language: Language = 'de'): Promise<string> =>
  hashQueue.run(language, () => hash(password.normalize('NFC'), cost));

// A sign-in for an unknown address is checked against this hash, so that it takes as long as one for a known address.
let dummyHash: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash it returns false after the same time. Throws as `hashPassword`.
 */
export const passwordMatches = (
  password: string,
  passwordHash: string | undefined,
  language: Language,
): Promise<boolean> =>
  hashQueue.run(language, async () => {
    dummyHash ??= hash('nobody has this password', cost);
    const matches = await verify(passwordHash ?? (await dummyHash), password.normalize('NFC'));
    return matches && passwordHash !== undefined;
  });

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const consonants = 'bdfghklmnprstw';
const vowels = 'aeiou';

/**
 * Generates a password of six words of two syllables (73 bits), as `lumo-tabi-neko-sula-doma-pire`: read aloud and typed
 * from a terminal or a telephone, in any language and on any keyboard, so without letters that keyboards have at
 * different places.
 */
export const newPassword = (): string => Array.from({ length: 6 }, newWord).join('-');

const newWord = (): string => [consonants, vowels, consonants, vowels].map(randomLetter).join('');

const randomLetter = (of: string): string => of[randomInt(of.length)] ?? '';

/** Generates groups of five random characters that cannot be confused with each other (24 bits per group). */
export const randomGroups = (groups: number): string =>
  Array.from({ length: groups }, () => Array.from({ length: 5 }, () => randomLetter(letters)).join('')).join('-');
