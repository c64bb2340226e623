import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { openSecret, sealSecret } from '#shared/server/secrets/secret-box.ts';
import type { SecretKey } from '#shared/server/secrets/secret-keys.ts';
import { codeOfBytes } from '../../domain/access-code.ts';

const secretBytes = 32;

/** What the sealed secret of a campaign is bound to. */
export const secretPurpose = (campaignId: string): string => `campaign codes ${campaignId}`;

/** Returns a new secret from which the codes of a campaign are derived, sealed. */
export const newCodeSecret = (secretKey: SecretKey, campaignId: string): string =>
  sealSecret(secretKey, secretPurpose(campaignId), randomBytes(secretBytes).toString('base64url'));

interface WithSecret {
  readonly id: string;
  readonly code_secret_sealed: string | null;
}

/** Returns the code of each card of a campaign by its id; undefined if no key of the studio opens its secret. */
export const codesOf = (
  secretKey: SecretKey,
  { id, code_secret_sealed }: WithSecret,
  cards: readonly { readonly id: string }[],
): ReadonlyMap<string, string> | undefined => {
  const secret = code_secret_sealed === null ? undefined : openSecret(secretKey, secretPurpose(id), code_secret_sealed);
  if (secret === undefined) return undefined;
  return new Map(cards.map((card) => [card.id, codeOfBytes(createHmac('sha256', secret).update(card.id).digest())]));
};

/** Returns the id of the card with a code; all cards are compared, each in constant time. */
export const cardWith = (codes: ReadonlyMap<string, string>, code: string): string | undefined => {
  const codeBytes = Buffer.from(code);
  let found: string | undefined;
  for (const [id, one] of codes) {
    if (one.length === codeBytes.length && timingSafeEqual(Buffer.from(one), codeBytes)) found = id;
  }
  return found;
};
