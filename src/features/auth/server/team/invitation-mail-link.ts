import type { Context } from '#shared/server/context.ts';
import { invitationUrl } from './invitation-link.ts';
import { waitingInvitation } from './invitation-store.ts';

/** Returns the link of an invitation for its mail; undefined if it is used, expired or replaced. */
export const invitationLink = async (context: Context, id: string): Promise<string | undefined> => {
  const waiting = await waitingInvitation(context.db, id, context.now());
  return waiting && invitationUrl(context, { id, ...waiting });
};
