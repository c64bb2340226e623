/** How long a code of the app is valid, in milliseconds. */
const stepMs = 30_000;
/** A last step further ahead than this was written by a clock that was wrong; it must lock nobody out (T07). */
const clockFault = 10;

/** The step of time an instant (epoch ms) lies in. */
export const stepAt = (now: number): number => Math.floor(now / stepMs);

/**
 * The steps whose codes are taken at a step, given the last one that was taken: the present one and its neighbours, since
 * clocks differ and people type slowly; never one that was taken before, or is older (RFC 6238, 5.2).
 */
export const openSteps = (present: number, lastTaken: number): number[] => {
  const isCredible = lastTaken <= present + clockFault;
  return [present - 1, present, present + 1].filter((step) => !isCredible || step > lastTaken);
};

export type GivenCode = { readonly kind: 'app' | 'recovery'; readonly code: string };

/** What somebody typed as a code, without spaces, hyphens and capitals; undefined when it can be neither. */
export const givenCode = (typed: string): GivenCode | undefined => {
  const code = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  return /^[a-z2-9]{10}$/.test(code) ? { kind: 'recovery', code } : undefined;
};

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A secret as apps take it when it is typed: base32 (RFC 4648) without padding. */
export const keyText = (secret: Uint8Array): string => {
  const bits = Array.from(secret, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{1,5}/g, (five) => base32.charAt(Number.parseInt(five.padEnd(5, '0'), 2)));
};

/** The address that a QR code hands to an app: whose secret it is, and how codes are made of it. */
export const keyAddress = (key: string, email: string): string => {
  const issuer = 'FotoBooking';
  const query = `secret=${key}&issuer=${issuer}&algorithm=SHA1&digits=6&period=${stepMs / 1000}`;
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${query}`;
};
