import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeIn, codeOfBytes, printedCode } from './access-code.ts';

const fifty = fc.uint8Array({ minLength: 7, maxLength: 32 });

test('a code is the first 50 bits as ten characters that nobody confuses (MINI-05)', () => {
  fc.assert(fc.property(fifty, (bytes) => /^[2-9A-HJ-NP-Z]{10}$/.test(codeOfBytes(bytes))));
  expect(codeOfBytes(new Uint8Array(7))).toBe('2222222222');
  expect(codeOfBytes(new Uint8Array(7).fill(255))).toBe('ZZZZZZZZZZ');
  expect(
    codeOfBytes(
      Uint8Array.of(0b00001_000, 0b10_00011_0, 0b0100_0010, 0b1_00110_00, 0b111_01000, 0b01001_010, 0b10_000000),
    ),
  ).toBe('3456789ABC');
  expect(() => codeOfBytes(new Uint8Array(6))).toThrow();
});

test('each of the 50 bits changes the code, and no other bit does (MINI-05)', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), fc.nat(63), (bytes, bit) => {
      const changed = bytes.map((byte, i) => (i === Math.floor(bit / 8) ? byte ^ (1 << (7 - (bit % 8))) : byte));
      expect(codeOfBytes(changed) === codeOfBytes(bytes)).toBe(bit >= 50);
    }),
  );
});

test('what is printed is read back, also in small letters, spaced differently or typed on a Russian keyboard (MINI-05)', () => {
  fc.assert(
    fc.property(fifty, (bytes) => {
      const code = codeOfBytes(bytes);
      for (const typed of [
        code,
        printedCode(code),
        ` ${printedCode(code).toLowerCase()} `,
        printedCode(code).replace('-', ' – '),
      ]) {
        expect(codeIn(typed)).toBe(code);
      }
    }),
  );
  expect(codeIn('АВЕКМ-НРСТУ')).toBe('ABEKMHPCTY');
  expect(codeIn('х2345 67899')).toBe('X234567899');
});

test.each(['', 'ABCDE-FGHJ', 'ABCDE-FGHJKL', 'ABCDE-FGHI2', 'ABCDE-FGH02', 'ABCDE_FGHJK', 'ЖЖЖЖЖ-ЖЖЖЖЖ'])(
  '"%s" is no code (MINI-05)',
  (text) => {
    expect(codeIn(text)).toBeNull();
  },
);
