import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { contextIn } from '#shared/server/database/transaction.ts';
import { queueSignInMail } from '#shared/server/outbox.ts';
import { deviceName } from '../../domain/device-name.ts';
import { isNewDevice } from '../../domain/new-device.ts';
import { type NewSignInSession, startSession } from '../session/session.ts';
import { addressOfAdmin } from '../store.ts';
import { isActive } from '../team/team-store.ts';
import { recordOrigin, type SignInOrigin, seenBefore } from './known-origins.ts';

/**
 * Starts the session of an administrator who has proved who they are, whichever way, and stores the origin. If the
 * account does not know the device, the administrator is told by mail. The caller has locked the account.
 */
export const completeSignIn = async (
  context: Context,
  trx: Database,
  adminId: string,
  origin: SignInOrigin,
): Promise<NewSignInSession> => {
  // Deactivated between the proof and the lock.
  if (!(await isActive(trx, adminId))) throw new Problem(401, 'not_signed_in', 'Not signed in');
  const seen = await seenBefore(context, trx, adminId, origin);
  const device_token = await recordOrigin(context, trx, adminId, origin);
  const device = deviceName(origin.user_agent);
  const { id, ...session } = await startSession(contextIn(context, trx), adminId, device);
  const admin = isNewDevice(seen) ? await addressOfAdmin(trx, adminId) : undefined;
  if (admin) {
    const now = context.now();
    const order = { kind: 'studio_new_sign_in', session_id: id, at: now, ...device } as const;
    await queueSignInMail(trx, order, { id: adminId, ...admin }, now);
  }
  return { ...session, device_token };
};
