import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Language } from '#shared/contract/fields.ts';
import { hashQueue } from './hash-queue.ts';

// argon2id (2) with 19 MiB and two passes, as OWASP advises.
export const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Throws 503, in the given language, while too many are hashed at once. */
export const hashPassword = (password: string, language: Language = 'de'): Promise<string> =>
  hashQueue.run(language, () => hash(password.normalize('NFC'), cost));

// What a sign-in for an unknown address is checked against, so that it takes as long as one for a known address (SRV-60).
let nobodys: Promise<string> | undefined;

/** Whether the password belongs to the hash; with no hash the answer is false, and takes the same time. Throws as `hashPassword`. */
export const passwordMatches = (
  password: string,
  passwordHash: string | undefined,
  language: Language,
): Promise<boolean> =>
  hashQueue.run(language, async () => {
    nobodys ??= hash('nobody has this password', cost);
    const matches = await verify(passwordHash ?? (await nobodys), password.normalize('NFC'));
    return matches && passwordHash !== undefined;
  });

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password a person can copy from a terminal (98 bits). */
export const newPassword = (): string => randomGroups(4);

/** So many groups of five random characters, none of which looks like another (24 bits a group). */
export const randomGroups = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');
