import { expect, it } from 'vitest';
import { hashOfSecret, isSecretOf, secretOf, secretText, secretWithHash, versionedId } from './secret-link.ts';

const [key, newerKey] = ['a key of a studio', 'a newer key of it'];
const id = '8f0e0b0a-6f7e-4f5e-9a51-0c5d3d0e8a11';

// What the key above gave before these secrets had one owner: links that were sent, and hashes that are stored.
it.each([
  ['cancel', id, '_Zyc5Yrml9ml6H-Dx1qLUKk_t6vLDRO-sM54HcIAM38'],
  ['cancel', `${id}:2`, 'EXBscKVSUkiPM92B8N-zVcT5Vt61pwnnQri75tvK480'],
  ['confirm', `${id}:1`, 'jkE_MAzc8RY5LgMaoxbW7Koek65-iWxFq2gfavPqorA'],
  ['withdraw', `${id}:1`, 'aZYE4WPzdHV0FJqQG1kANfzzGeBED4cMZj4i1xADr-s'],
  ['offer', id, 'bqfSWtn92OHVAArZ5KOKtg'],
  ['waiting', id, 'i265KdjX_eT2bxlRqdtVTw'],
  ['campaign', id, '6asfQ0nF7tPjs8KozN-9rA'],
  ['campaign institution', id, '2s8OJ_4q1lu7-HnyvpVyaA'],
  ['invitation', id, 'eQkEKpzj97_ECuWOuzqFLEZRWwdPii6aEo968GVuJeo'],
  ['voucher network', '203.0.113.7', 'Bhjx-JCLj3xQGadLWXOxTIhD9gZP3dVNtFnKStiEKlU'],
] as const)('the secret for %s of %s stays the same', (purpose, of, expected) => {
  expect(secretText(key, purpose, of)).toBe(expected);
});

it.each([
  ['end sign-in', Buffer.from(id.replaceAll('-', ''), 'hex'), 'bedaabcdbc2a02fa7d676de25719b54b'],
  ['calendar', id, 'd004019f36b0885a07c2cfbb834a61e6'],
  ['booking network', `${id}:loopback`, '09b112d3a42100a83b4738047944774c907b1ad49655dd1952c1256cb3a7b9ec'],
  ['known network', '203.0.113.7', '762694b800b16a7de836f1645607954eb7f0ad06b70b16a61e4904ec76eb5499'],
] as const)('the bytes for %s stay the same', (purpose, of, expected) => {
  expect(secretOf(key, purpose, of).toString('hex')).toBe(expected);
});

it('a secret belongs to its purpose and its subject', () => {
  const token = secretText(key, 'cancel', id);
  expect(isSecretOf(key, 'cancel', id, token)).toBe(true);
  expect(isSecretOf(key, 'confirm', id, token)).toBe(false);
  expect(isSecretOf(key, 'withdraw', id, token)).toBe(false);
  expect(isSecretOf(key, 'cancel', id.replace('8', '9'), token)).toBe(false);
  expect(isSecretOf(key, 'cancel', `${id}:1`, token)).toBe(false);
});

it('a secret of a former key is accepted, and new ones are made with the first', () => {
  const [token, bytes] = [secretText(key, 'campaign', id), secretOf(key, 'campaign', id)];
  for (const given of [token, bytes]) {
    expect(isSecretOf([newerKey, key], 'campaign', id, given)).toBe(true);
    expect(isSecretOf(newerKey, 'campaign', id, given)).toBe(false);
  }
  expect(secretText([newerKey, key], 'campaign', id)).not.toBe(token);
  expect(secretText([key, newerKey], 'campaign', id)).toBe(token);
});

it('a text is refused unless it is the same in every character, and bytes unless they are as many', () => {
  const [token, bytes] = [secretText(key, 'cancel', id), secretOf(key, 'cancel', id)];
  // The last character stands for two bits more than the secret has.
  const sameBytes = `${token.slice(0, -1)}9`;
  expect(Buffer.from(sameBytes, 'base64url')).toEqual(bytes);
  for (const given of [undefined, '', 'ä', token.slice(1), `${token}A`, `${token}=`, sameBytes]) {
    expect([given, isSecretOf(key, 'cancel', id, given)]).toEqual([given, false]);
  }
  expect(isSecretOf(key, 'cancel', id, bytes.subarray(1))).toBe(false);
  expect(isSecretOf(key, 'cancel', id, bytes.subarray(0, 16))).toBe(false);
});

it('the secret with a stored hash is found with the key that it was derived from', () => {
  const secret = secretText(key, 'offer', id);
  expect(secretWithHash([newerKey, key], 'offer', id, hashOfSecret(secret))).toBe(secret);
  expect(secretWithHash(newerKey, 'offer', id, hashOfSecret(secret))).toBeUndefined();
  expect(secretWithHash(key, 'waiting', id, hashOfSecret(secret))).toBeUndefined();
  expect(secretWithHash(key, 'offer', `${id} `, hashOfSecret(secret))).toBeUndefined();
});

it('links of the first version are those from before there were versions', () => {
  expect([0, 1, 12].map((link_version) => versionedId({ id, link_version }))).toEqual([id, `${id}:1`, `${id}:12`]);
});
