import { sql } from 'kysely';
import { notFound } from '#shared/contract/problem.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { Preferences, PreferencesChanges } from '../contract.ts';

/** What a person has chosen for herself; null: nothing, so that her browser decides. */
export const preferencesOf = async (db: Database, adminId: string): Promise<Preferences> => {
  const { rows } = await sql<Preferences>`SELECT language, theme FROM admin_user WHERE id = ${adminId}`.execute(db);
  return known(rows[0]);
};

/** Stores what is given, and leaves the rest: another device may change it at the same time. */
export const updatePreferences = async (
  db: Database,
  adminId: string,
  { language, theme }: PreferencesChanges,
): Promise<Preferences> => {
  const { rows } = await sql<Preferences>`
    UPDATE admin_user
    SET language = CASE WHEN ${language === undefined} THEN language ELSE ${language ?? null} END,
        theme = CASE WHEN ${theme === undefined} THEN theme ELSE ${theme ?? null} END
    WHERE id = ${adminId} RETURNING language, theme`.execute(db);
  return known(rows[0]);
};

const known = (row: Preferences | undefined): Preferences => {
  if (!row) throw notFound('Person');
  return row;
};
