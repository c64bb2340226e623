import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token that lets a customer cancel: derived, so that nothing is stored and every mail carries the same (SRV-20). */
export const cancelToken = (secretKey: string, bookingId: string): string =>
  createHmac('sha256', secretKey).update(`cancel:${bookingId}`).digest('base64url');

/** Compares in constant time, whatever is given. */
export const isCancelToken = (secretKey: string, bookingId: string, given: string): boolean => {
  const expected = Buffer.from(cancelToken(secretKey, bookingId));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
