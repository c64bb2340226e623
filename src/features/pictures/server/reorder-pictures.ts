import { malformed } from '#shared/contract/problem.ts';
import { reordered } from '#shared/kernel/list-order.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { AdminPicture } from '../contract.ts';
import type { PictureOwner } from '../domain/picture-owner.ts';
import { adminPictureView } from './picture-view.ts';
import { lockOwner, placePictures, selectPicturesOf } from './store.ts';

/** Places the given pictures first, in that order. Throws 422 for an unknown or repeated id; then nothing is changed. */
export const reorderPictures = (
  { db, now }: Context,
  owner: PictureOwner,
  picture_ids: readonly string[],
  actor: string,
): Promise<AdminPicture[]> =>
  inTransaction(db, async (trx) => {
    await lockOwner(trx, owner);
    const current = await selectPicturesOf(trx, owner);
    const wanted = picture_ids.map((id) => id.toLowerCase());
    const order = reordered(
      current.map(({ id }) => id),
      wanted,
    );
    if (!order.ok) {
      const { at, reason } = order.refusal;
      throw malformed(['body', 'picture_ids', at], reason === 'unknown' ? 'no such picture' : 'occurs twice', reason);
    }
    await placePictures(trx, order.value, now());
    await recordAudit(trx, {
      actor,
      action: 'picture.reordered',
      details: { owner_kind: owner.kind, owner_id: owner.id },
    });
    return (await selectPicturesOf(trx, owner)).map(adminPictureView);
  });
