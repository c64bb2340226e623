import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import type { FileFormat } from '../domain/picture-sizes.ts';

/** Keeps the uploaded file of a picture, in place of an earlier one. */
export const writeOriginal = async (trx: Database, pictureId: string, bytes: Uint8Array): Promise<void> => {
  await sql`
    INSERT INTO picture_original (picture_id, bytes) VALUES (${pictureId}, ${Buffer.from(bytes)})
    ON CONFLICT (picture_id) DO UPDATE SET bytes = excluded.bytes`.execute(trx);
};

export const selectOriginal = async (db: Database, pictureId: string): Promise<Buffer | undefined> => {
  const { rows } = await sql<{ bytes: Buffer }>`
    SELECT bytes FROM picture_original WHERE picture_id = ${pictureId}`.execute(db);
  return rows[0]?.bytes;
};

export interface PictureFile {
  readonly width: number;
  readonly format: FileFormat;
  readonly bytes: Buffer;
}

/** Replaces the files that are shown of a picture. */
export const replaceFiles = async (trx: Database, pictureId: string, files: readonly PictureFile[]): Promise<void> => {
  await sql`DELETE FROM picture_file WHERE picture_id = ${pictureId}`.execute(trx);
  const rows = files.map(
    ({ width, format, bytes }) => sql`(${pictureId}::uuid, ${width}::integer, ${format}, ${bytes}::bytea)`,
  );
  await sql`INSERT INTO picture_file (picture_id, width, format, bytes) VALUES ${sql.join(rows)}`.execute(trx);
};

/** The bytes of a file by its address; undefined if no picture has it. */
export const selectFile = async (
  db: Database,
  { name, width, format }: { readonly name: string; readonly width: number; readonly format: string },
): Promise<Buffer | undefined> => {
  const { rows } = await sql<{ bytes: Buffer }>`
    SELECT file.bytes FROM picture JOIN picture_file AS file ON file.picture_id = picture.id
    WHERE picture.name = ${name} AND file.width = ${width} AND file.format = ${format} LIMIT 1`.execute(db);
  return rows[0]?.bytes;
};
