import { createHash } from 'node:crypto';

/**
 * What is kept of an address that was erased: enough to know it again when a backup brings it back, and no address. Who
 * guesses it can tell that it was erased, nothing more.
 */
export const subjectOf = (email: string): Buffer =>
  createHash('sha256').update(`fotobooking:${email.toLowerCase()}`).digest();
