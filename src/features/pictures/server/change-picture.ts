import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '#shared/contract/endpoint.ts';
import { notFound } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { refuseStale } from '#shared/server/read-version.ts';
import type { AdminPicture, PictureChanges } from '../contract.ts';
import { checkedUpload } from './checked-upload.ts';
import { writeOriginal } from './files-store.ts';
import { adminPictureView, pictureVersion } from './picture-view.ts';
import {
  deletePictureRow,
  lockOwner,
  lockPicture,
  type PictureRow,
  placePictures,
  selectPicture,
  selectPicturesOf,
  updateUpload,
  updateWords,
} from './store.ts';

/**
 * Changes the given texts and the focus; an empty text is removed. Throws 409 with the picture if `version` is not the
 * current one. `actor`: id of an administrator.
 */
export const changePicture = (
  context: Context,
  id: string,
  { version, ...changes }: PictureChanges,
  actor: string,
): Promise<AdminPicture> =>
  inPicture(context, id, async (trx, stored) => {
    await refuseStale(version, pictureVersion(stored), 'The picture was', () => ({
      picture: adminPictureView(stored),
    }));
    const written = Object.entries({ ...stored.alt, ...changes.alt }).filter(([, text]) => text);
    const { focus_x = stored.focus_x, focus_y = stored.focus_y } = changes;
    await updateWords(trx, { id, alt: Object.fromEntries(written), focus_x, focus_y }, context.now());
    await recordAudit(trx, {
      actor,
      action: 'picture.changed',
      details: { picture_id: id, changed: Object.keys(changes) },
    });
  });

/** Replaces the file. What is shown stays until the new file has been processed, or if it is refused. */
export const replacePicture = async (
  context: Context,
  id: string,
  { file, actor, language }: { readonly file: UploadedFile; readonly actor: string; readonly language: Language },
): Promise<AdminPicture> => {
  const file_name = await checkedUpload(file, language);
  return inPicture(context, id, async (trx) => {
    await updateUpload(trx, id, { file_name, upload_id: randomUUID(), now: context.now() });
    await writeOriginal(trx, id, file.bytes);
    await recordAudit(trx, { actor, action: 'picture.replaced', details: { picture_id: id } });
  });
};

/** Deletes a picture with its files; those after it move up. */
export const deletePicture = async (context: Context, id: string, actor: string): Promise<void> => {
  await inTransaction(context.db, async (trx) => {
    const stored = await lockWithOwner(trx, id);
    const owner = { kind: stored.owner_kind, id: stored.owner_id };
    await deletePictureRow(trx, id);
    await placePictures(
      trx,
      (await selectPicturesOf(trx, owner)).map((one) => one.id),
      context.now(),
    );
    await recordAudit(trx, {
      actor,
      action: 'picture.deleted',
      details: { picture_id: id, owner_kind: owner.kind, owner_id: owner.id },
    });
  });
};

/** The lock of the owner comes first, as for every change of which pictures it has, so that there is no deadlock. */
const lockWithOwner = async (trx: Database, id: string): Promise<PictureRow> => {
  const found = await selectPicture(trx, id);
  if (!found) throw notFound('Picture');
  await lockOwner(trx, { kind: found.owner_kind, id: found.owner_id });
  const stored = await lockPicture(trx, id);
  if (!stored) throw notFound('Picture');
  return stored;
};

const inPicture = (
  { db }: Context,
  id: string,
  write: (trx: Database, stored: PictureRow) => Promise<void>,
): Promise<AdminPicture> =>
  inTransaction(db, async (trx) => {
    const stored = await lockPicture(trx, id);
    if (!stored) throw notFound('Picture');
    await write(trx, stored);
    return adminPictureView((await lockPicture(trx, id)) ?? stored);
  });
