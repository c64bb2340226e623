import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './secret-box.ts';

const key = 'a-secret-key-of-the-studio';

test('any sealed text can be opened (SRV-35)', () => {
  assert(
    property(string({ unit: 'grapheme' }), (secret) => {
      expect(openSecret(key, 'smtp', sealSecret(key, 'smtp', secret))).toBe(secret);
    }),
  );
});

test('the sealed text does not contain the secret and differs each time', () => {
  const sealed = sealSecret(key, 'smtp', 'correct horse');
  expect(sealed).not.toContain('correct');
  expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('correct');
  expect(sealSecret(key, 'smtp', 'correct horse')).not.toBe(sealed);
});

test('a different key or purpose does not open it', () => {
  const sealed = sealSecret(key, 'smtp', 'correct horse');
  expect(openSecret('another-key-of-the-studio', 'smtp', sealed)).toBeUndefined();
  expect(openSecret(key, 'stripe', sealed)).toBeUndefined();
});

test('a change of any byte is detected', () => {
  const sealed = sealSecret(key, 'smtp', 'correct horse');
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(openSecret(key, 'smtp', `v1.${changed.toString('base64url')}`)).toBeUndefined();
  }
});

test.each(['', 'v1', 'v1.', 'v2.AAAA', 'v1.AAAA', 'plain text', 'v1.\u0000'])('%j is not a sealed text', (text) => {
  expect(openSecret(key, 'smtp', text)).toBeUndefined();
});
