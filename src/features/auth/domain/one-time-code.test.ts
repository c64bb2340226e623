import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownByApp } from '../testing/authenticator-app.ts';
import { codeFrom, keyAddress, keyText, openSteps, stepAt } from './one-time-code.ts';

describe('codes of a second factor (A16)', () => {
  it.each([
    [100, 0, [99, 100, 101]],
    [100, 98, [99, 100, 101]],
    [100, 99, [100, 101]],
    [100, 100, [101]],
    [100, 101, []],
    [100, 103, []],
    [100, 110, []],
    [100, 111, [99, 100, 101]],
    [100, 5000, [99, 100, 101]],
  ])('at step %i after step %i was used, %j are accepted (T07)', (present, last, steps) => {
    expect(openSteps(present, last)).toEqual(steps);
  });

  it('are each accepted once, in any order', () => {
    const attempts = fc.array(fc.record({ wait: fc.nat(2), code: fc.integer({ min: -2, max: 2 }) }), { maxLength: 40 });
    fc.assert(
      fc.property(attempts, (tries) => {
        const taken: number[] = [];
        let present = 1000;
        for (const { wait, code } of tries) {
          present += wait;
          if (openSteps(present, taken.at(-1) ?? 0).includes(present + code)) taken.push(present + code);
        }
        expect(taken).toEqual([...new Set(taken)].toSorted((a, b) => a - b));
      }),
    );
  });

  it.each([
    ['123456', { kind: 'app', code: '123456' }],
    [' 123 456 ', { kind: 'app', code: '123456' }],
    ['１２３４５６', { kind: 'app', code: '123456' }],
    ['abcde-fgh23', { kind: 'recovery', code: 'abcdefgh23' }],
    ['ABCDE – FGH23', { kind: 'recovery', code: 'abcdefgh23' }],
    ['2345678923', { kind: 'recovery', code: '2345678923' }],
    ['12345', undefined],
    ['1234567', undefined],
    ['abcde-fgh20', undefined],
    ['abcde-fgh234', undefined],
    ['0abcde-fgh23', undefined],
    ['abcde-fgh230', undefined],
    ['', undefined],
  ])('%j is normalised to %j', (typed, read) => {
    expect(codeFrom(typed)).toEqual(read);
  });

  // RFC 4648, 10.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('the key of %j is %s', (secret, key) => {
    expect(keyText(Buffer.from(secret))).toBe(key);
  });

  it('are computed like those of an authenticator app', () => {
    const now = 1_111_111_109_000;
    expect(shownByApp(keyText(Buffer.from('12345678901234567890')), now)).toBe('081804');
    expect(stepAt(now + 30_000)).toBe(stepAt(now) + 1);
  });

  it('are set up by a URL that an app can read', () => {
    const address = new URL(keyAddress('MZXW6YTBOI', 'anna+studio@example.de'));
    expect([address.protocol, address.host, address.pathname]).toEqual([
      'otpauth:',
      'totp',
      '/FotoBooking:anna%2Bstudio%40example.de',
    ]);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret: 'MZXW6YTBOI',
      issuer: 'FotoBooking',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
