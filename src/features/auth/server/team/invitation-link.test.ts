import { expect, it } from 'vitest';
import { hashOfSecret, secretText } from '#shared/server/secrets/secret-link.ts';
import { invitationUrl } from './invitation-link.ts';

const publicUrl = 'https://studio.example';
const id = 'the id of an invitation';
const secret = secretText('the key of that day', 'invitation', id);
const invitation = { id, token_hash: hashOfSecret(secret) };

it.each([
  ['with the key that made it', 'the key of that day'],
  ['after the key was replaced', ['a newer key', 'the key of that day'] as const],
])('the link of an invitation stays the same %s (TEAM-02)', (_, secretKey) => {
  expect(invitationUrl({ publicUrl, secretKey }, invitation)).toBe(`${publicUrl}/admin/login#invitation=${secret}`);
});

it('there is no link once the key is lost, and none for another invitation (TEAM-02)', () => {
  expect(invitationUrl({ publicUrl, secretKey: 'another key' }, invitation)).toBeUndefined();
  expect(
    invitationUrl({ publicUrl, secretKey: 'the key of that day' }, { ...invitation, id: 'other' }),
  ).toBeUndefined();
});

it('the secret has 256 bits and is not the stored hash (TEAM-02)', () => {
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(invitation.token_hash.toString('base64url')).not.toBe(secret);
});
