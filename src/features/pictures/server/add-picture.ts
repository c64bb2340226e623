import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '#shared/contract/endpoint.ts';
import { conflict, notFound } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { violatedConstraint } from '#shared/server/database/violated-constraint.ts';
import type { AdminPicture } from '../contract.ts';
import { mostPictures, type PictureOwner } from '../domain/picture-owner.ts';
import { pictureRefusals } from '../texts/refusals.ts';
import { checkedUpload } from './checked-upload.ts';
import { writeOriginal } from './files-store.ts';
import { adminPictureView } from './picture-view.ts';
import { insertPicture, lockOwner, selectPicture, selectPicturesOf } from './store.ts';

interface Upload {
  readonly owner: PictureOwner;
  readonly file: UploadedFile;
  /** The id of an administrator. */
  readonly actor: string;
  readonly language: Language;
}

/**
 * Keeps an uploaded file as the last picture of its owner; it is processed afterwards. Throws 404 if the owner does not
 * exist, 409 if it has all the pictures it may have.
 */
export const addPicture = async (context: Context, upload: Upload): Promise<AdminPicture> => {
  const file_name = await checkedUpload(upload.file, upload.language);
  const id = randomUUID();
  try {
    return await inTransaction(context.db, (trx) => add(trx, { ...upload, id, file_name, now: context.now() }));
  } catch (error) {
    if (violatedConstraint(error) === 'picture_has_owner') {
      throw notFound('Owner');
    }
    throw error;
  }
};

interface CheckedUpload extends Upload {
  readonly id: string;
  readonly file_name: string;
  readonly now: number;
}

const add = async (trx: Database, { owner, file, actor, language, ...rest }: CheckedUpload): Promise<AdminPicture> => {
  const { id } = rest;
  await lockOwner(trx, owner);
  const place = (await selectPicturesOf(trx, owner)).length;
  const most = mostPictures(owner.kind);
  if (place >= most) throw conflict('too_many_pictures', pictureRefusals[language].tooMany(most));
  await insertPicture(trx, { ...rest, owner, place, upload_id: randomUUID(), created_by: actor });
  await writeOriginal(trx, id, file.bytes);
  const details = { picture_id: id, owner_kind: owner.kind, owner_id: owner.id };
  await recordAudit(trx, { actor, action: 'picture.added', details });
  const added = await selectPicture(trx, id);
  if (!added) throw new Error('The picture was not stored');
  return adminPictureView(added);
};
