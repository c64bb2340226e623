/** How long a code of the authenticator app is valid, in ms. */
const stepMs = 30_000;
/**
 * A last step further ahead than this was stored while the clock was wrong; it is ignored, so that it locks nobody out.
 */
const clockFault = 10;

/** Returns the time step that contains an instant (epoch ms). */
export const stepAt = (now: number): number => Math.floor(now / stepMs);

/**
 * Returns the steps whose codes are accepted: the present step and its neighbours, because clocks differ and typing
 * takes time. A step is never accepted if it or a later one was used before (RFC 6238, 5.2).
 */
export const openSteps = (present: number, lastTaken: number): number[] => {
  const isCredible = lastTaken <= present + clockFault;
  return [present - 1, present, present + 1].filter((step) => !isCredible || step > lastTaken);
};

export type TypedCode = { readonly kind: 'app' | 'recovery'; readonly code: string };

/**
 * Normalises a typed code: without spaces and hyphens, case-insensitive. Returns undefined if it is neither a code of
 * the app nor a recovery code.
 */
export const codeFrom = (typed: string): TypedCode | undefined => {
  const code = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  return /^[a-z2-9]{10}$/.test(code) ? { kind: 'recovery', code } : undefined;
};

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns a secret in the form that apps accept when it is typed: base32 (RFC 4648) without padding. */
export const keyText = (secret: Uint8Array): string => {
  const bits = Array.from(secret, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{1,5}/g, (five) => base32.charAt(Number.parseInt(five.padEnd(5, '0'), 2)));
};

/** Returns the otpauth URL that a QR code passes to an app: issuer, account and parameters of the codes. */
export const keyAddress = (key: string, email: string): string => {
  const issuer = 'FotoBooking';
  const query = `secret=${key}&issuer=${issuer}&algorithm=SHA1&digits=6&period=${stepMs / 1000}`;
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${query}`;
};
