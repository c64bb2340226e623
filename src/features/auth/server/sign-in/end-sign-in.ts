import { notFound } from '#shared/contract/problem.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { SignInView } from '../../sign-ins-contract.ts';
import { lockAccount } from '../second-factor/second-factor-store.ts';
import { deleteSession, liveSession } from '../store.ts';
import { deleteKnownOrigins } from './known-origin-store.ts';
import { sessionOfToken } from './sign-in-link.ts';

/** The session that a link is about. Throws 404 for a link that is not one of this studio. */
export const readSignIn = async (context: Context, token: string): Promise<SignInView> => {
  const session = await liveSession(context.db, idIn(context, token), context.now());
  if (!session) return { is_open: false, begun_at: null, browser: null, system: null };
  const { created_at, browser, system } = session;
  return { is_open: true, begun_at: formatInstant(created_at), browser, system };
};

/**
 * Ends the session that a link is about; one that has ended stays ended. The account forgets every origin it knows, so
 * that whoever signed in there is a stranger again. Throws 404 as above.
 */
export const endSignIn = (context: Context, token: string): Promise<void> => {
  const id = idIn(context, token);
  const { now } = context;
  return inTransaction(context.db, async (trx) => {
    const session = await liveSession(trx, id, now());
    if (!session) return;
    const { admin_id, browser, system } = session;
    await lockAccount(trx, admin_id);
    if (!(await deleteSession(trx, id))) return;
    await deleteKnownOrigins(trx, admin_id);
    await recordAudit(trx, {
      actor: admin_id,
      action: 'session.ended_by_link',
      details: { browser, system },
      at: now(),
    });
  });
};

const idIn = (context: Context, token: string): string => {
  const id = sessionOfToken(context, token);
  if (id === undefined) throw notFound('Sign-in');
  return id;
};
