import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '#shared/contract/fields.ts';
import { Problem } from '#shared/contract/problem.ts';
import { allKeys, firstKey, type SecretKey } from '#shared/server/secret-keys.ts';
import { refusals } from '../texts/refusals.ts';

interface Linked {
  readonly id: string;
  /** Counts up whenever the links handed out so far are to end. */
  readonly link_version: number;
}

/**
 * The token that lets a customer cancel: derived, so that nothing is stored and every mail carries the same (SRV-20). Of
 * version 0 it is what it was before there were versions.
 */
export const cancelToken = (secretKey: SecretKey, booking: Linked): string => tokenWith(firstKey(secretKey), booking);

const tokenWith = (key: string, { id, link_version }: Linked): string =>
  createHmac('sha256', key)
    .update(`cancel:${id}${link_version === 0 ? '' : `:${link_version}`}`)
    .digest('base64url');

interface Studio {
  readonly publicUrl: string;
  readonly secretKey: SecretKey;
}

/** Where a customer sees and cancels a booking. */
export const cancelUrl = ({ publicUrl, secretKey }: Studio, booking: Linked): string =>
  `${publicUrl}/cancel/${booking.id}?token=${cancelToken(secretKey, booking)}`;

/** Where a customer sees a booking and pays for it. */
export const bookingUrl = ({ publicUrl, secretKey }: Studio, booking: Linked): string =>
  `${publicUrl}/booking/success/${booking.id}?token=${cancelToken(secretKey, booking)}`;

interface Given {
  readonly token: string | undefined;
  readonly language: Language;
}

/** Refuses with 403 a token that is none of this booking's, and with words of its own one that was before a newer link. */
export const refuseWrongToken = (secretKey: SecretKey, booking: Linked, { token, language }: Given): void => {
  const isOf = (link_version: number): boolean =>
    token !== undefined &&
    allKeys(secretKey).some((key) => isSame(tokenWith(key, { id: booking.id, link_version }), token));
  if (isOf(booking.link_version)) return;
  for (let version = 0; version < booking.link_version; version++) {
    if (isOf(version)) throw new Problem(403, 'old_link', refusals[language].oldLink);
  }
  throw new Problem(403, 'wrong_token', 'Invalid cancellation link');
};

/** Compares in constant time, whatever is given. */
const isSame = (token: string, given: string): boolean => {
  const [expected, actual] = [Buffer.from(token), Buffer.from(given)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
