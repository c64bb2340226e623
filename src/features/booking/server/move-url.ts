import type { Context } from '#shared/server/context.ts';
import { moveTerms } from '../domain/customer-move.ts';
import { cancelToken } from './cancel-token.ts';
import { selectBooking } from './store.ts';

/** The URL where a customer moves a session; undefined if it cannot be moved now. */
export const moveUrl = async (context: Context, id: string): Promise<string | undefined> => {
  const booking = await selectBooking(context, id);
  if (!booking || moveTerms(booking, context.now()).refusal) return undefined;
  return `${context.publicUrl}/move/${id}?token=${cancelToken(context.secretKey, booking)}`;
};
