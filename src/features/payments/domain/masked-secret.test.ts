import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMasked, maskedSecret } from './masked-secret.ts';

test('a secret is shown by its last four characters (AMB-088)', () => {
  expect(maskedSecret('sk_test_51HxABCDwxyz')).toBe('••••••••wxyz');
});

test('at most a third of a secret is shown, and the masked form is recognised (AMB-088)', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (secret) => {
      const shown = maskedSecret(secret);
      expect(isMasked(shown)).toBe(true);
      expect((shown.length - 8) * 3).toBeLessThanOrEqual(secret.length);
    }),
  );
});

test('no character of a secret shorter than twelve is shown (AMB-088)', () => {
  expect(maskedSecret('12345678901')).toBe('••••••••');
  expect(maskedSecret('123456789012')).toBe('••••••••9012');
});

test.each(['••••', '••••••••wxyz', '****', '****wxyz'])('%j is masked', (text) => {
  expect(isMasked(text)).toBe(true);
});

test.each(['sk_test_1', 'whsec_1', '', 'wxyz••••', 'wxyz****', '•••', '***'])('%j is not masked', (text) => {
  expect(isMasked(text)).toBe(false);
});
