import type { Database } from '#shared/server/database/database.ts';
import type { PublicPicture } from '../contract.ts';
import type { OwnerKind, PictureOwner } from '../domain/picture-owner.ts';
import { publicPictureView } from './picture-view.ts';
import { selectPicturesOf, selectShown } from './store.ts';

export type { PictureOwner } from '../domain/picture-owner.ts';
export { addPicture } from './add-picture.ts';
export { changePicture } from './change-picture.ts';
export { startPictures } from './process-pictures.ts';
export { servePictures } from './serve-pictures.ts';

/** The pictures that pages show of all owners of a kind, by the id of the owner. */
export const shownPictures = async (
  db: Database,
  kind: Exclude<OwnerKind, 'home'>,
): Promise<ReadonlyMap<string, PublicPicture[]>> => {
  const pictures = new Map<string, PublicPicture[]>();
  for (const row of await selectShown(db, kind)) {
    const picture = publicPictureView(row);
    if (!picture || row.owner_id === null) continue;
    pictures.set(row.owner_id, [...(pictures.get(row.owner_id) ?? []), picture]);
  }
  return pictures;
};

/** The pictures that pages show of one owner, in their order. */
export const shownPicturesOf = async (db: Database, owner: PictureOwner): Promise<PublicPicture[]> =>
  (await selectPicturesOf(db, owner)).map(publicPictureView).filter((picture) => picture !== undefined);
