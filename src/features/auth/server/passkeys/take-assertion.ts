import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { RelyingParty } from '../../domain/relying-party.ts';
import type { Assertion } from '../../passkeys-contract.ts';
import { lockAccount } from '../second-factor/second-factor-store.ts';
import { takeSignedChallenge } from './passkey-challenge.ts';
import type { ChallengeUse } from './passkey-challenge-store.ts';
import { checkAssertion } from './passkey-check.ts';
import { type CredentialRow, noteSignature, passkeyByCredential, passkeysOf } from './passkey-store.ts';

export interface Expected {
  readonly party: RelyingParty;
  readonly use: ChallengeUse;
  /** The only account whose passkeys are accepted; undefined: any. */
  readonly adminId?: string;
}

/**
 * Verifies a signature of a challenge, and runs `work` for the account of the passkey, which is locked against other
 * changes meanwhile. Returns undefined if anything is wrong; the challenge is used up in any case.
 */
export const withAssertion = async <Result extends NonNullable<unknown>>(
  context: Context,
  assertion: Assertion,
  { party, use, adminId }: Expected,
  work: (trx: Database, passkey: CredentialRow) => Promise<Result>,
): Promise<Result | undefined> => {
  const challenge = await takeSignedChallenge(context, assertion.response.clientDataJSON, use);
  const passkey = await passkeyByCredential(context.db, Buffer.from(assertion.id, 'base64url'), party.rp_id);
  if (challenge === undefined || !passkey) return undefined;
  if (!isOf(passkey.admin_id, assertion, adminId)) return undefined;
  const sign_count = await checkAssertion(assertion, passkey, { challenge, party });
  if (sign_count === undefined) return undefined;
  const result = await inTransaction(context.db, async (trx) => {
    await lockAccount(trx, passkey.admin_id);
    const isNewer = await noteSignature(trx, { id: passkey.id, sign_count, now: context.now() });
    return isNewer ? { done: await work(trx, passkey) } : undefined;
  });
  if (!result) await noteRefusedCount(context, passkey);
  return result?.done;
};

/** The user handle that the browser sends must be the account for which the passkey is stored. */
const isOf = (owner: string, assertion: Assertion, adminId: string | undefined): boolean => {
  const handle = assertion.response.userHandle;
  return (adminId ?? owner) === owner && (!handle || handle === userHandle(owner));
};

/** The account as passkeys store it (user handle): its ID, which contains no personal data. */
export const userHandle = (adminId: string): string =>
  Buffer.from(adminId.replaceAll('-', ''), 'hex').toString('base64url');

const noteRefusedCount = async ({ db, log, now }: Context, { id, admin_id, name }: CredentialRow): Promise<void> => {
  // Removed meanwhile.
  if (!(await passkeysOf(db, admin_id)).some((stored) => stored.id === id)) return;
  log.error({ administrator: admin_id, passkey: id }, 'a passkey signed with an old count: a copy of it may exist');
  const details = { passkey_id: id, name };
  await recordAudit(db, { actor: admin_id, action: 'passkey.copy_suspected', details, at: now() });
};
