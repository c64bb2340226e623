import { expect, it } from 'vitest';
import { isLinkToken, linkToken } from './link-token.ts';

const key = 'a key of a studio';
const linked = { id: '8f0e0b0a-6f7e-4f5e-9a51-0c5d3d0e8a11', link_version: 1 };
const token = linkToken(key, 'cancel', linked);

it('the token of a link belongs to its purpose, its subject and its version', () => {
  expect(isLinkToken(key, 'cancel', linked, token)).toBe(true);
  expect(isLinkToken(key, 'confirm', linked, token)).toBe(false);
  expect(isLinkToken(key, 'withdraw', linked, token)).toBe(false);
  expect(isLinkToken(key, 'cancel', { ...linked, id: linked.id.replace('8', '9') }, token)).toBe(false);
  expect(isLinkToken(key, 'cancel', { ...linked, link_version: 0 }, token)).toBe(false);
});

it('a token of a former key is accepted, and new ones are made with the first', () => {
  expect(isLinkToken(['another key of it', key], 'cancel', linked, token)).toBe(true);
  expect(linkToken(['another key of it', key], 'cancel', linked)).not.toBe(token);
  expect(linkToken([key, 'another key of it'], 'cancel', linked)).toBe(token);
});

it.each([undefined, '', 'ä', token.slice(1), `${token}A`])('the token %j is refused', (given) => {
  expect(isLinkToken(key, 'cancel', linked, given)).toBe(false);
});
