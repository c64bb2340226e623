import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import { insertRow } from '#shared/server/database/insert.ts';

export interface ErasureRow {
  readonly id: string;
  /** See subject.ts. */
  readonly subject: Buffer;
  /** Epoch ms. */
  readonly erased_at: number;
  /** Id of an administrator. */
  readonly erased_by: string;
}

export const insertErasure = (trx: Database, erasure: ErasureRow): Promise<void> =>
  insertRow(trx, 'erasure', { ...erasure, erased_at: at(erasure.erased_at) });

export const selectErasures = async (db: Database): Promise<ErasureRow[]> => {
  const { rows } = await sql<ErasureRow>`
    SELECT id, subject, erased_at, erased_by FROM erasure ORDER BY erased_at, id`.execute(db);
  return rows;
};

/** Selects erasures from a database that may be older than this table, or empty. */
export const selectErasuresIfAny = async (db: Database): Promise<ErasureRow[]> => {
  const { rows } = await sql<{ exists: boolean }>`SELECT to_regclass('erasure') IS NOT NULL AS exists`.execute(db);
  return rows[0]?.exists ? selectErasures(db) : [];
};

/** Inserts the erasures that do not exist yet. */
export const insertErasures = async (trx: Database, erasures: readonly ErasureRow[]): Promise<void> => {
  for (const { id, subject, erased_at, erased_by } of erasures) {
    await sql`
      INSERT INTO erasure (id, subject, erased_at, erased_by) VALUES (${id}, ${subject}, ${at(erased_at)}, ${erased_by})
      ON CONFLICT (id) DO NOTHING`.execute(trx);
  }
};
