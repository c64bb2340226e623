import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { Administrator } from '#shared/server/http/handler.ts';

/** Stores a challenge and deletes expired ones. Instants are epoch ms. */
export const insertChallenge = async (
  db: Database,
  challenge: { id: string; token_hash: Buffer; admin_id: string; expires_at: number },
  now: number,
): Promise<void> => {
  await sql`
    WITH ended AS (DELETE FROM sign_in_challenge WHERE expires_at < ${at(now)})
    INSERT INTO sign_in_challenge (id, token_hash, admin_id, expires_at)
    VALUES (${challenge.id}, ${challenge.token_hash}, ${challenge.admin_id}, ${at(challenge.expires_at)})`.execute(db);
};

/** Returns the account of an open challenge; `session_id` is the ID of the challenge. */
export const challengeByToken = async (
  db: Database,
  tokenHash: Buffer,
  now: number,
): Promise<Administrator | undefined> => {
  const { rows } = await sql<Administrator>`
    SELECT a.id, a.email, a.full_name, a.role, a.photographer_id, c.id AS session_id
    FROM sign_in_challenge c JOIN admin_user a ON a.id = c.admin_id
    WHERE c.token_hash = ${tokenHash} AND c.expires_at > ${at(now)} AND a.deactivated_at IS NULL`.execute(db);
  return rows[0];
};

/** Deletes a challenge; returns false if a concurrent request has used it. */
export const takeChallenge = async (trx: Database, id: string): Promise<boolean> => {
  const { rows } = await sql`DELETE FROM sign_in_challenge WHERE id = ${id} RETURNING 1 AS taken`.execute(trx);
  return rows.length > 0;
};

export const deleteChallengesOf = async (trx: Database, adminId: string): Promise<void> => {
  await sql`DELETE FROM sign_in_challenge WHERE admin_id = ${adminId}`.execute(trx);
};
