import type { Context } from '#shared/server/context.ts';
import { moveTerms } from '../../domain/move/customer-move.ts';
import { openRequest, type TimeRequest } from '../../domain/move/time-request.ts';
import { selectBooking } from '../record/store.ts';
import { cancelToken } from './cancel-token.ts';

interface MoveData {
  /** The URL where a customer moves a session. */
  readonly url: string;
  /** The request of the studio to move it; null: there is none. */
  readonly request: TimeRequest | null;
}

/** Returns the data of mails about moving a session; undefined if it cannot be moved now. */
export const moveDataOf = async (context: Context, id: string): Promise<MoveData | undefined> => {
  const booking = await selectBooking(context, id);
  const now = context.now();
  if (!booking || moveTerms(booking, now).refusal) return undefined;
  const url = `${context.publicUrl}/move/${id}?token=${cancelToken(context.secretKey, booking)}`;
  return { url, request: openRequest(booking, now) };
};
