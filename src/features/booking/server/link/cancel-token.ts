import { createHmac, timingSafeEqual } from 'node:crypto';
import { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { allKeys, firstKey, type SecretKey } from '#shared/server/secrets/secret-keys.ts';
import { refusals } from '../../texts/refusals.ts';

interface Linked {
  readonly id: string;
  /** Incremented to invalidate all links handed out so far. */
  readonly link_version: number;
}

/**
 * Returns the token that lets a customer cancel. It is derived from the booking, so nothing is stored and every mail
 * contains the same one. Version 0 gives the same token as before links had versions.
 */
export const cancelToken = (secretKey: SecretKey, booking: Linked): string => tokenWith(firstKey(secretKey), booking);

const tokenWith = (key: string, linked: Linked): string => tokenFor(key, 'cancel', linked);

const tokenFor = (key: string, purpose: 'cancel' | 'confirm' | 'withdraw', { id, link_version }: Linked): string =>
  createHmac('sha256', key)
    .update(`${purpose}:${id}${link_version === 0 ? '' : `:${link_version}`}`)
    .digest('base64url');

interface Studio {
  readonly publicUrl: string;
  readonly secretKey: SecretKey;
}

/** The URL where a customer views and cancels a booking. */
export const cancelUrl = ({ publicUrl, secretKey }: Studio, booking: Linked): string =>
  `${publicUrl}/cancel/${booking.id}?token=${cancelToken(secretKey, booking)}`;

/** The URL where a customer views a booking and pays for it. */
export const bookingUrl = ({ publicUrl, secretKey }: Studio, booking: Linked): string =>
  `${publicUrl}/booking/success/${booking.id}?token=${cancelToken(secretKey, booking)}`;

/** The URL where a customer chooses how to pay, and sees what to transfer; `token`: only of who has it. */
export const paymentPageUrl = (publicUrl: string, id: string, token: string | undefined): string =>
  `${publicUrl}/booking/pay/${id}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;

/** The same with the token, for mails. */
export const paymentUrl = ({ publicUrl, secretKey }: Studio, booking: Linked): string =>
  paymentPageUrl(publicUrl, booking.id, cancelToken(secretKey, booking));

/** The URL of a place that waits for a birth. */
export const placeUrl = ({ publicUrl, secretKey }: Studio, booking: Linked): string =>
  `${publicUrl}/birth-place/${booking.id}?token=${cancelToken(secretKey, booking)}`;

/**
 * The URL where a customer confirms the e-mail address. Its token is not the one for cancelling, which the response to a
 * booking contains and which therefore proves nothing about the mailbox.
 */
export const confirmUrl = ({ publicUrl, secretKey }: Studio, booking: Linked): string =>
  `${publicUrl}/booking/confirm/${booking.id}?token=${tokenFor(firstKey(secretKey), 'confirm', booking)}`;

/** The URL where a customer confirms a declaration of withdrawal; `linked`: its id, and the version of the booking's links. */
export const confirmWithdrawalUrl = ({ publicUrl, secretKey }: Studio, linked: Linked): string =>
  `${publicUrl}/withdrawal/${linked.id}?token=${tokenFor(firstKey(secretKey), 'withdraw', linked)}`;

/** Throws 403 unless the token is that of the newest link to the current address of this booking, or declaration. */
export const refuseWrongConfirmToken = (
  secretKey: SecretKey,
  linked: Linked,
  { token, language }: Given,
  purpose: 'confirm' | 'withdraw' = 'confirm',
): void => {
  if (token !== undefined && allKeys(secretKey).some((key) => isSame(tokenFor(key, purpose, linked), token))) return;
  throw new Problem(403, 'wrong_token', refusals[language].wrongConfirmLink);
};

interface Given {
  readonly token: string | undefined;
  readonly language: Language;
}

/** Throws 403 if the token does not belong to the booking. A token of an earlier link gets an error text of its own. */
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

/** Compares in constant time. */
const isSame = (token: string, given: string): boolean => {
  const [expected, actual] = [Buffer.from(token), Buffer.from(given)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
