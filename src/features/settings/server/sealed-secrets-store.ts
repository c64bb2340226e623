import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import type { SealedSecret } from '#shared/server/secrets/sealed-secrets.ts';
import type { SettingName } from './store.ts';

interface SecretField {
  readonly name: SettingName;
  /** The path within the value of the setting. */
  readonly path: readonly string[];
  readonly purpose: string;
}

/** Returns the secrets stored in settings; an empty text counts as none. */
export const sealedFields = async (db: Database, fields: readonly SecretField[]): Promise<SealedSecret[]> => {
  const read = fields.map(async ({ name, path, purpose }): Promise<SealedSecret[]> => {
    const { rows } = await sql<{ sealed: string | null }>`
      SELECT value #>> ${path}::text[] AS sealed FROM setting WHERE name = ${name}`.execute(db);
    const sealed = rows[0]?.sealed;
    if (!sealed) return [];
    const replace = async (again: string): Promise<void> => {
      // The visible settings do not change, so the version stays.
      await sql`
        UPDATE setting SET value = jsonb_set(value, ${path}::text[], to_jsonb(${again}::text))
        WHERE name = ${name} AND value #>> ${path}::text[] = ${sealed}`.execute(db);
    };
    return [{ purpose, sealed, replace }];
  });
  return (await Promise.all(read)).flat();
};
