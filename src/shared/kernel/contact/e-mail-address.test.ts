import { describe, expect, it } from 'vitest';
import { isEmail, limits } from '../text/text.ts';

describe('an e-mail address (PUB-055)', () => {
  const label = 'a'.repeat(63);

  it.each([
    'a@b.de',
    'anna@example.com',
    'Anna.Maria.Müller+foto@mail.studio-süd.example.com',
    'анна@почта.рф',
    'анна.мария@почта-7.рф',
    '1.2@3.4example.com',
    "!#$%&'*+/=?^_`{|}~-.!#$%&'*+/=?^_`{|}~-@example.com",
    'a@xn--80a1acny.xn--p1ai',
    'a@1b.co',
    'a@b1.co',
    'a@ж1.рф',
    `a@${label}.de`,
    `a@b.${label}`,
  ])('is %j', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'anna',
    '@example.com',
    'anna@',
    'anna@example',
    'anna@example.c',
    'anna@@example.com',
    'anna@eve@example.com',
    'an na@example.com',
    'anna@exam ple.com',
    '.anna@example.com',
    'anna.@example.com',
    'anna..maria@example.com',
    'anna@.com',
    'anna@example..com',
    'anna@example.com.',
    'anna@-example.com',
    'anna@example-.com',
    'anna@ex_ample.com',
    'anna@_example.com',
    'anna@example_.com',
    'anna@!.com',
    'anna@example.c_m',
    'anna@example.com!',
    'Anna <anna@example.com>',
    '<anna@example.com>',
    '"anna maria"@example.com',
    'anna(eve)@example.com',
    'anna@[127.0.0.1]',
    'anna@example.com,eve@example.com',
    ' anna@example.com',
    'anna@example.com ',
    'anna@example.com\n',
    `a@${label}a.de`,
    `a@b.${label}a`,
  ])('is not %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('has at most the length that SMTP allows', () => {
    const of = (length: number): string => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
    expect(of(limits.email)).toHaveLength(254);
    expect(isEmail(of(limits.email))).toBe(true);
    expect(isEmail(of(limits.email + 1))).toBe(false);
  });
});
