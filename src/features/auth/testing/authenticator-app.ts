import { stepAt } from '../domain/one-time-code.ts';
import { codeOfStep } from '../server/second-factor/code-of-step.ts';

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the code that an app shows for a key; `later`: how many steps of 30 seconds later. */
export const shownByApp = (key: string, now: number, later = 0): string =>
  codeOfStep(secretOf(key), stepAt(now) + later);

const secretOf = (key: string): Buffer => {
  const letters = Array.from(key.replaceAll(/\s/g, ''));
  const bits = letters.map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
