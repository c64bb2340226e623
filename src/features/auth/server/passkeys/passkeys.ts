import { notFound } from '#shared/contract/problem.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { type RelyingParty, relyingParty } from '../../domain/relying-party.ts';
import type { PasskeyList, PasskeyView } from '../../passkeys-contract.ts';
import { deletePasskeys, type PasskeyRow, passkeysOf, renamePasskey } from './passkey-store.ts';

export const passkeys = async ({ db, publicUrl }: Context, adminId: string): Promise<PasskeyList> => {
  const party = relyingParty(publicUrl);
  const rows = await passkeysOf(db, adminId);
  return {
    origin: party?.origin ?? null,
    host: party?.rp_id ?? null,
    passkeys: rows.map((row) => passkeyView(row, party)),
  };
};

export const passkeyView = (
  { id, name, rp_id, created_at, last_used_at }: PasskeyRow,
  party: RelyingParty | undefined,
): PasskeyView => ({
  id,
  name,
  created_at: formatInstant(created_at),
  last_used_at: last_used_at === null ? null : formatInstant(last_used_at),
  host: rp_id,
  works_here: rp_id === party?.rp_id,
});

interface Renamed {
  readonly id: string;
  readonly name: string;
}

/** Throws 404 if the administrator has no such passkey. */
export const changePasskeyName = ({ db, now }: Context, adminId: string, { id, name }: Renamed): Promise<void> =>
  inTransaction(db, async (trx) => {
    const former = await renamePasskey(trx, adminId, { id, name });
    if (former === undefined) throw notFound('Passkey');
    if (former === name) return;
    const details = { passkey_id: id, name, former_name: former };
    await recordAudit(trx, { actor: adminId, action: 'passkey.renamed', details, at: now() });
  });

/** Removes a passkey permanently. Throws 404 if the administrator has no such passkey. */
export const removePasskey = ({ db, now }: Context, adminId: string, id: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const removed = await removePasskeys(trx, adminId, { actor: adminId, at: now(), id });
    if (removed === 0) throw notFound('Passkey');
  });

/**
 * Removes one passkey of an account, or all. Returns their number. `actor`: who did it; `at`: epoch ms.
 */
export const removePasskeys = async (
  trx: Database,
  adminId: string,
  { actor, at, id }: { readonly actor: string; readonly at: number; readonly id?: string },
): Promise<number> => {
  const names = await deletePasskeys(trx, adminId, id);
  for (const name of names) await recordAudit(trx, { actor, action: 'passkey.removed', details: { name }, at });
  return names.length;
};
