import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOfVoucher, codeIn, codeOfBytes, lastFour, mostTyped, printedCode } from './voucher-code.ts';

const eighty = fc.uint8Array({ minLength: 10, maxLength: 10 });

test('a code is 80 bits as sixteen characters that nobody confuses, and each bit changes it (VOU-02)', () => {
  expect(codeOfBytes(new Uint8Array(10))).toBe('2222222222222222');
  expect(codeOfBytes(new Uint8Array(10).fill(255))).toBe('ZZZZZZZZZZZZZZZZ');
  fc.assert(
    fc.property(eighty, fc.nat(79), (bytes, bit) => {
      const code = codeOfBytes(bytes);
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{16}$/);
      const changed = bytes.map((byte, i) => (i === Math.floor(bit / 8) ? byte ^ (1 << (bit % 8)) : byte));
      expect(codeOfBytes(changed)).not.toBe(code);
    }),
  );
  expect(() => codeOfBytes(new Uint8Array(9))).toThrow(RangeError);
});

test('what is printed is read back, also in small letters, spaced differently or typed on a Russian keyboard (VOU-02)', () => {
  fc.assert(
    fc.property(eighty, (bytes) => {
      const code = codeOfBytes(bytes);
      for (const typed of [code, printedCode(code), ` ${printedCode(code).toLowerCase().replaceAll('-', ' ')} `]) {
        expect(codeIn(typed)).toBe(code);
      }
    }),
  );
  expect(printedCode('ABCDEFGHJKLMNPQR')).toBe('ABCD-EFGH-JKLM-NPQR');
  expect(lastFour('ABCDEFGHJKLMNPQR')).toBe('NPQR');
  expect(codeIn('АВЕК-МНРС-ТУХ2-З456')).toBe('ABEKMHPCTYX23456');
});

test('what no code has but looks like L is read as L, also as a wide letter (VOU-01)', () => {
  expect(codeIn('1Il|-LLLL-LLLL-ＡＢＣ２')).toBe('LLLLLLLLLLLLABC2');
});

test('the address in a QR code has the code behind #, and is read like the code (VOU-01)', () => {
  const address = addressOfVoucher('https://termine.studio.de', 'ABCDEFGHJKLMNPQR');
  expect(address).toBe('https://termine.studio.de/voucher#ABCD-EFGH-JKLM-NPQR');
  expect(new URL(address).search).toBe('');
  expect(address.length).toBeLessThan(mostTyped);
  fc.assert(
    fc.property(eighty, fc.webUrl(), (bytes, url) => {
      const code = codeOfBytes(bytes);
      expect(codeIn(` ${addressOfVoucher(url, code)}\n`)).toBe(code);
    }),
  );
});

test.each(['', 'ABCD-EFGH-JKLM-NPQ', 'ABCD-EFGH-JKLM-NPQRS', 'ABCD-EFGH-JKLM-NPQ0', 'ABCD_EFGHJKLMNPQR'])(
  '"%s" is no code (VOU-02)',
  (text) => {
    expect(codeIn(text)).toBeNull();
  },
);
