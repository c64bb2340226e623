import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { confirmationCode } from './confirmation-code.ts';

describe('the confirmation code (SRV-21)', () => {
  const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

  it('is FB- and eight characters that cannot be confused', () => {
    for (let i = 0; i < 500; i++)
      expect(confirmationCode((below) => randomInt(below))).toMatch(/^FB-[A-HJKMNP-Z2-9]{8}$/);
  });

  it('uses every allowed letter and digit, and no others', () => {
    const used = new Set<string>();
    for (let n = 0; n < letters.length; n++) {
      const code = confirmationCode((below) => {
        expect(below).toBe(letters.length);
        return n;
      });
      used.add(code.slice(3, 4));
      expect(code).toBe(`FB-${code.slice(3, 4).repeat(8)}`);
    }
    expect([...used].join('')).toBe(letters);
  });
});
