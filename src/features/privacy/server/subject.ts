import { createHash } from 'node:crypto';

/**
 * Returns the hash stored for an erased address: it recognises the address when a backup restores it, without storing
 * it. A caller that guesses an address can verify that it was erased, nothing more.
 */
export const subjectOf = (email: string): Buffer =>
  createHash('sha256').update(`fotobooking:${email.toLowerCase()}`).digest();
