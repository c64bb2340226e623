import { type RawBuilder, sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { ShownPicture } from '../domain/picture-address.ts';
import type { OwnerKind, PictureOwner } from '../domain/picture-owner.ts';
import type { PictureProblem } from '../domain/picture-problem.ts';

export interface PictureRow {
  readonly id: string;
  readonly owner_kind: OwnerKind;
  /** null: the home page. */
  readonly owner_id: string | null;
  readonly state: 'waiting' | 'ready' | 'refused';
  readonly problem: PictureProblem | null;
  readonly file_name: string;
  readonly alt: ShownPicture['alt'];
  readonly focus_x: number;
  readonly focus_y: number;
  /** null until files have been made, like the next four. */
  readonly name: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly widths: readonly number[] | null;
  readonly color: string | null;
}

const select = async (db: Database, where: RawBuilder<unknown>): Promise<PictureRow[]> => {
  const { rows } = await sql<PictureRow>`
    SELECT id, owner_kind, owner_id, state, problem, file_name, alt, focus_x, focus_y, name, width, height, widths, color
    FROM picture WHERE ${where}`.execute(db);
  return rows;
};

const isOf = ({ kind, id }: PictureOwner): RawBuilder<unknown> =>
  sql`owner_kind = ${kind} AND owner_id IS NOT DISTINCT FROM ${id}`;

/** Returns the pictures of an owner, in their order. */
export const selectPicturesOf = (db: Database, owner: PictureOwner): Promise<PictureRow[]> =>
  select(db, sql`${isOf(owner)} ORDER BY place`);

/** Returns the pictures that can be shown of all owners of a kind, in their order. */
export const selectShown = (db: Database, kind: OwnerKind): Promise<PictureRow[]> =>
  select(db, sql`owner_kind = ${kind} AND name IS NOT NULL ORDER BY owner_id, place`);

export const selectPicture = async (db: Database, id: string): Promise<PictureRow | undefined> =>
  (await select(db, sql`id = ${id}`))[0];

/** The same, locked until the end of the transaction. */
export const lockPicture = async (trx: Database, id: string): Promise<PictureRow | undefined> =>
  (await select(trx, sql`id = ${id} FOR UPDATE`))[0];

/** Waits for other changes of which pictures an owner has, until the end of the transaction. */
export const lockOwner = async (trx: Database, { kind, id }: PictureOwner): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`pictures of ${kind} ${id}`}, 0))`.execute(trx);
};

export interface NewPicture {
  readonly id: string;
  readonly owner: PictureOwner;
  readonly place: number;
  readonly file_name: string;
  readonly upload_id: string;
  readonly created_by: string;
  /** Epoch ms. */
  readonly now: number;
}

export const insertPicture = async (trx: Database, picture: NewPicture): Promise<void> => {
  const { id, owner, place, file_name, upload_id, created_by } = picture;
  const now = at(picture.now);
  await sql`
    INSERT INTO picture (id, owner_kind, owner_id, place, file_name, upload_id, next_attempt_at, created_by, created_at, updated_at)
    VALUES (${id}, ${owner.kind}, ${owner.id}, ${place}, ${file_name}, ${upload_id}, ${now}, ${created_by}, ${now}, ${now})`.execute(
    trx,
  );
};

/** Makes a picture wait to be processed again, from another file. What is shown stays. */
export const updateUpload = async (
  trx: Database,
  id: string,
  { file_name, upload_id, now }: Pick<NewPicture, 'file_name' | 'upload_id' | 'now'>,
): Promise<void> => {
  await sql`
    UPDATE picture SET file_name = ${file_name}, upload_id = ${upload_id}, state = 'waiting', problem = NULL, attempts = 0,
      next_attempt_at = ${at(now)}, updated_at = ${at(now)}
    WHERE id = ${id}`.execute(trx);
};

export const updateWords = async (
  trx: Database,
  { id, alt, focus_x, focus_y }: Pick<PictureRow, 'id' | 'alt' | 'focus_x' | 'focus_y'>,
  now: number,
): Promise<void> => {
  await sql`
    UPDATE picture SET alt = ${JSON.stringify(alt)}::jsonb, focus_x = ${focus_x}, focus_y = ${focus_y}, updated_at = ${at(now)}
    WHERE id = ${id}`.execute(trx);
};

/** Sets the order of an owner's pictures, which must all be given. */
export const placePictures = async (trx: Database, ids: readonly string[], now: number): Promise<void> => {
  await sql`
    UPDATE picture SET place = wanted.place - 1, updated_at = ${at(now)}
    FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS wanted (id, place) WHERE picture.id = wanted.id`.execute(trx);
};

export const deletePictureRow = async (trx: Database, id: string): Promise<void> => {
  await sql`DELETE FROM picture WHERE id = ${id}`.execute(trx);
};
