import { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { SecretKey } from '#shared/server/secrets/secret-keys.ts';
import { isSecretOf, type Linked, secretText, versionedId } from '#shared/server/secrets/secret-link.ts';
import { refusals } from '../../texts/refusals.ts';

/** Returns the token that lets a customer cancel. */
export const cancelToken = (secretKey: SecretKey, booking: Linked): string =>
  secretText(secretKey, 'cancel', versionedId(booking));

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
  `${publicUrl}/booking/confirm/${booking.id}?token=${secretText(secretKey, 'confirm', versionedId(booking))}`;

/** Throws 403 unless the token is that of the newest link to the current address of this booking. */
export const refuseWrongConfirmToken = (secretKey: SecretKey, booking: Linked, { token, language }: Given): void => {
  if (isSecretOf(secretKey, 'confirm', versionedId(booking), token)) return;
  throw new Problem(403, 'wrong_token', refusals[language].wrongConfirmLink);
};

interface Given {
  readonly token: string | undefined;
  readonly language: Language;
}

/** Throws 403 if the token does not belong to the booking. A token of an earlier link gets an error text of its own. */
export const refuseWrongToken = (secretKey: SecretKey, booking: Linked, { token, language }: Given): void => {
  const isOf = (link_version: number): boolean =>
    isSecretOf(secretKey, 'cancel', versionedId({ id: booking.id, link_version }), token);
  if (isOf(booking.link_version)) return;
  for (let version = 0; version < booking.link_version; version++) {
    if (isOf(version)) throw new Problem(403, 'old_link', refusals[language].oldLink);
  }
  throw new Problem(403, 'wrong_token', 'Invalid cancellation link');
};
