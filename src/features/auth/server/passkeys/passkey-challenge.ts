import { randomBytes } from 'node:crypto';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { hashOfSecret } from '#shared/server/secrets/secret-link.ts';
import { type ChallengeUse, insertPasskeyChallenge, takePasskeyChallenge } from './passkey-challenge-store.ts';

/** How long a challenge is valid, in ms; also the timeout of the request in the browser. */
export const challengeMs = 5 * MINUTE;

/** Creates a challenge of 256 random bits, of which the database stores the hash. */
export const newPasskeyChallenge = async ({ db, now }: Context, use: ChallengeUse): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url');
  await insertPasskeyChallenge(
    db,
    { challenge_hash: hashOfSecret(challenge), use, expires_at: now() + challengeMs },
    now(),
  );
  return challenge;
};

/** Uses up the signed challenge. Returns undefined if it is not an open one for this use. */
export const takeSignedChallenge = async (
  { db, now }: Context,
  clientDataJson: string,
  use: ChallengeUse,
): Promise<string | undefined> => {
  const challenge = challengeIn(clientDataJson);
  if (challenge === undefined) return undefined;
  return (await takePasskeyChallenge(db, hashOfSecret(challenge), use, now())) ? challenge : undefined;
};

const challengeIn = (clientDataJson: string): string | undefined => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8')) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
};
