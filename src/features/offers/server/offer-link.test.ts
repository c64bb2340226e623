import { expect, it } from 'vitest';
import { hashOfSecret, secretText } from '#shared/server/secrets/secret-link.ts';
import { offerUrl } from './offer-link.ts';

const publicUrl = 'https://studio.example';
const offer = {
  id: 'the id of an offer',
  link_hash: hashOfSecret(secretText('the key of that day', 'offer', 'the id of an offer')),
};

it.each([
  ['with the key that created it', 'the key of that day'],
  ['after the key was replaced', ['a newer key', 'the key of that day'] as const],
])('the address of an offer stays the same %s (OFFER-01)', (_, secretKey) => {
  expect(offerUrl({ publicUrl, secretKey }, offer)).toBe(
    `${publicUrl}/offer/${secretText('the key of that day', 'offer', offer.id)}`,
  );
});

it('the URL of an offer is null once its key is lost (OFFER-01)', () => {
  expect(offerUrl({ publicUrl, secretKey: 'another key' }, offer)).toBeNull();
});
