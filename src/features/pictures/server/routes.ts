import { notFound } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { picturesContract } from '../contract.ts';
import type { OwnerKind, PictureOwner } from '../domain/picture-owner.ts';
import { addPicture } from './add-picture.ts';
import { changePicture, deletePicture, replacePicture } from './change-picture.ts';
import { adminPictureView } from './picture-view.ts';
import { reorderPictures } from './reorder-pictures.ts';
import { selectPicturesOf } from './store.ts';

export const picturesRoutes = (context: Context) =>
  mounted(picturesContract, {
    'GET /api/admin/pictures/of/{owner_kind}/{owner_id}': async ({ params }) =>
      (await selectPicturesOf(context.db, ownerOf(params))).map(adminPictureView),
    'POST /api/admin/pictures/of/{owner_kind}/{owner_id}': ({ params, file }, { administrator, language }) =>
      addPicture(context, { owner: ownerOf(params), file, actor: administrator.id, language }),
    'PUT /api/admin/pictures/of/{owner_kind}/{owner_id}/order': ({ params, body }, { administrator }) =>
      reorderPictures(context, ownerOf(params), body.picture_ids, administrator.id),
    'PATCH /api/admin/pictures/{id}': ({ params, body }, { administrator }) =>
      changePicture(context, params.id, body, administrator.id),
    'PUT /api/admin/pictures/{id}/file': ({ params, file }, { administrator, language }) =>
      replacePicture(context, params.id, { file, actor: administrator.id, language }),
    'DELETE /api/admin/pictures/{id}': async ({ params }, { administrator }) => {
      await deletePicture(context, params.id, administrator.id);
      return { success: true };
    },
  });

const ownerOf = ({ owner_kind: kind, owner_id }: { owner_kind: OwnerKind; owner_id: string }): PictureOwner => {
  if ((kind === 'home') !== (owner_id === 'home')) throw notFound('Owner');
  return { kind, id: kind === 'home' ? null : owner_id.toLowerCase() };
};
