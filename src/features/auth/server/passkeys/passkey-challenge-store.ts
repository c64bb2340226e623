import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

/** What a challenge is for. Those of a sign-in, and of accepting an invitation, have no session. */
export type ChallengeUse =
  | { readonly purpose: 'sign-in' | 'join'; readonly session_id: null }
  | { readonly purpose: 'add' | 'confirm'; readonly session_id: string };

/** Stores a challenge and deletes expired ones. Instants are epoch ms. */
export const insertPasskeyChallenge = async (
  db: Database,
  challenge: { readonly challenge_hash: Buffer; readonly use: ChallengeUse; readonly expires_at: number },
  now: number,
): Promise<void> => {
  const { purpose, session_id } = challenge.use;
  await sql`
    WITH ended AS (DELETE FROM passkey_challenge WHERE expires_at < ${at(now)})
    INSERT INTO passkey_challenge (challenge_hash, purpose, session_id, expires_at)
    VALUES (${challenge.challenge_hash}, ${purpose}, ${session_id}, ${at(challenge.expires_at)})`.execute(db);
};

/**
 * Deletes a challenge, so that it is used once, also by concurrent requests, and whether or not the signature is valid.
 * Returns false if there is none for this use, or it has expired.
 */
export const takePasskeyChallenge = async (
  db: Database,
  challengeHash: Buffer,
  { purpose, session_id }: ChallengeUse,
  now: number,
): Promise<boolean> => {
  const { rows } = await sql<{ is_open: boolean }>`
    DELETE FROM passkey_challenge
    WHERE challenge_hash = ${challengeHash} AND purpose = ${purpose} AND session_id IS NOT DISTINCT FROM ${session_id}::uuid
    RETURNING expires_at > ${at(now)} AS is_open`.execute(db);
  return rows[0]?.is_open ?? false;
};
