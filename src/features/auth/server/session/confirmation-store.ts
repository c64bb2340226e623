import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { SignInSessionFactors } from '../../domain/fresh-factor.ts';

/** When the person of a session last authenticated; undefined if the session has ended. */
export const factorsOf = async (db: Database, sessionId: string): Promise<SignInSessionFactors | undefined> => {
  const { rows } = await sql<SignInSessionFactors>`
    SELECT created_at AS signed_in_at, confirmed_at FROM session WHERE id = ${sessionId}`.execute(db);
  return rows[0];
};

/** `now`: epoch ms. */
export const noteConfirmed = async (db: Database, sessionId: string, now: number): Promise<void> => {
  await sql`UPDATE session SET confirmed_at = ${at(now)} WHERE id = ${sessionId}`.execute(db);
};
