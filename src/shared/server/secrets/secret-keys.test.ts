import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './secret-box.ts';
import { allKeys, firstKey, keysIn } from './secret-keys.ts';

const [former, present] = ['the-former-secret-key', 'the-present-secret-key'];

test('a text without comma is one key', () => {
  expect(keysIn(former)).toBe(former);
  expect(allKeys(keysIn(former))).toEqual([former]);
});

test('the first of several keys is the current one, with or without spaces between them', () => {
  for (const text of [`${present},${former}`, ` ${present} , ${former} `]) {
    expect(firstKey(keysIn(text))).toBe(present);
    expect(allKeys(keysIn(text)).slice(0, 2)).toEqual([present, former]);
  }
});

test('a key that contains a comma still opens what it sealed before lists existed', () => {
  for (const key of ['the same key for both, of no value', `${present},${former}`, 'sixteen-characters,']) {
    expect(openSecret(keysIn(key), 'smtp', sealSecret(key, 'smtp', 'correct horse'))).toBe('correct horse');
  }
  expect(allKeys(keysIn('the same key for both, of no value'))).toHaveLength(1);
  expect(allKeys(keysIn('sixteen-character,sixteen-characte'))).toHaveLength(3);
});

test('every key of a list opens, the first one seals', () => {
  const list = keysIn(`${present},${former}`);
  expect(openSecret(list, 'smtp', sealSecret(former, 'smtp', 'correct horse'))).toBe('correct horse');
  expect(openSecret(present, 'smtp', sealSecret(list, 'smtp', 'correct horse'))).toBe('correct horse');
  expect(openSecret(former, 'smtp', sealSecret(list, 'smtp', 'correct horse'))).toBeUndefined();
  expect(openSecret(list, 'smtp', sealSecret('another-secret-key', 'smtp', 'correct horse'))).toBeUndefined();
});
