import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { LegalKind } from '../domain/legal/legal-kinds.ts';

/** The texts whose wordings are stored: the legal pages, and the request that customers tick in the wizard. */
export type WordingKind = LegalKind | 'express_request';

/** A wording in both languages, in the markup of legal-markup.ts. */
export interface LegalWording {
  readonly version: string;
  readonly de: string;
  readonly ru: string;
}

export interface StoredWording extends LegalWording {
  /** Epoch ms. */
  readonly first_used_at: number;
}

/** Stores a wording permanently; an existing one stays unchanged. */
export const storeWording = async (
  db: Database,
  kind: WordingKind,
  { version, de, ru }: LegalWording,
  now: number,
): Promise<void> => {
  await sql`
    INSERT INTO legal_version (kind, version, de, ru, first_used_at)
    VALUES (${kind}, ${version}, ${de}, ${ru}, ${at(now)}) ON CONFLICT DO NOTHING`.execute(db);
};

export const selectWordings = async (
  db: Database,
  kind: LegalKind,
): Promise<Pick<StoredWording, 'version' | 'first_used_at'>[]> => {
  const { rows } = await sql<Pick<StoredWording, 'version' | 'first_used_at'>>`
    SELECT version, first_used_at FROM legal_version WHERE kind = ${kind}
    ORDER BY first_used_at DESC, version LIMIT 200`.execute(db);
  return rows;
};

export const selectWording = async (
  db: Database,
  kind: LegalKind,
  version: string,
): Promise<StoredWording | undefined> => {
  const { rows } = await sql<StoredWording>`
    SELECT version, de, ru, first_used_at FROM legal_version WHERE kind = ${kind} AND version = ${version}`.execute(db);
  return rows[0];
};
