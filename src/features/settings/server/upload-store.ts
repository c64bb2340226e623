import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import type { StoredImage } from './logo-image.ts';

/** Stores an image; an existing one has the same content and stays. */
export const insertUpload = async (db: Database, { name, content_type, bytes }: StoredImage): Promise<void> => {
  await sql`
    INSERT INTO upload (name, content_type, bytes) VALUES (${name}, ${content_type}, ${bytes})
    ON CONFLICT (name) DO NOTHING`.execute(db);
};

export const selectUpload = async (db: Database, name: string): Promise<StoredImage | undefined> => {
  const { rows } = await sql<StoredImage>`
    SELECT name, content_type, bytes FROM upload WHERE name = ${name}`.execute(db);
  return rows[0];
};

export const deleteUpload = async (db: Database, name: string): Promise<void> => {
  await sql`DELETE FROM upload WHERE name = ${name}`.execute(db);
};
