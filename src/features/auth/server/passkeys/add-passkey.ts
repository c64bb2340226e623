import { randomUUID } from 'node:crypto';
import { conflict } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { Administrator } from '#shared/server/http/handler.ts';
import type { RelyingParty } from '../../domain/relying-party.ts';
import type { Attestation, AttestationOptions, PasskeyView } from '../../passkeys-contract.ts';
import { refusals } from '../../texts/refusals.ts';
import { lockAccount } from '../second-factor/second-factor-store.ts';
import { challengeMs, newPasskeyChallenge, takeSignedChallenge } from './passkey-challenge.ts';
import { algorithms, checkAttestation } from './passkey-check.ts';
import { requireRelyingParty, wrongPasskey } from './passkey-problems.ts';
import { credentialsOf, insertPasskey, passkeysOf } from './passkey-store.ts';
import { passkeyView } from './passkeys.ts';
import { userHandle } from './take-assertion.ts';

const mostPasskeys = 20;
const publicKey = 'public-key';

/**
 * Begins to add a passkey: a discoverable one, which is found without a user name, on a device that verifies its owner.
 * The caller has confirmed the session. Throws 409 where browsers allow no passkeys.
 */
export const passkeyOptions = async (
  context: Context,
  { id, session_id, email, full_name }: Administrator,
  language: Language,
): Promise<AttestationOptions> => {
  const party = requireRelyingParty(context, language);
  const [known, challenge] = await Promise.all([
    credentialsOf(context.db, id, party.rp_id),
    newPasskeyChallenge(context, { purpose: 'add', session_id }),
  ]);
  return creationOptions(party, { id, email, full_name }, challenge, known);
};

/** What a browser needs to make a passkey for an account. `known`: the credential IDs that the account has already. */
export const creationOptions = (
  { rp_id }: RelyingParty,
  { id, email, full_name }: Pick<Administrator, 'id' | 'email' | 'full_name'>,
  challenge: string,
  known: readonly string[],
): AttestationOptions => ({
  challenge,
  rp: { id: rp_id, name: 'FotoBooking' },
  user: { id: userHandle(id), name: email, displayName: full_name },
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: publicKey })),
  timeout: challengeMs,
  attestation: 'none',
  excludeCredentials: known.map((credential) => ({ id: credential, type: publicKey })),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
});

interface Given {
  readonly name: string;
  readonly passkey: Attestation;
  readonly language: Language;
}

/**
 * Stores a new passkey. Throws 403 if it does not sign an open challenge of this session, 409 if it is already stored
 * or there are twenty.
 */
export const addPasskey = async (
  context: Context,
  { id: admin_id, session_id }: Administrator,
  { name, passkey, language }: Given,
): Promise<PasskeyView> => {
  const party = requireRelyingParty(context, language);
  const use = { purpose: 'add', session_id } as const;
  const challenge = await takeSignedChallenge(context, passkey.response.clientDataJSON, use);
  const checked = challenge === undefined ? undefined : await checkAttestation(passkey, { challenge, party });
  if (!checked) throw wrongPasskey(403, language);
  const row = { id: randomUUID(), admin_id, name, rp_id: party.rp_id, created_at: context.now(), ...checked };
  await inTransaction(context.db, async (trx) => {
    await lockAccount(trx, admin_id);
    const stored = await passkeysOf(trx, admin_id);
    if (stored.length >= mostPasskeys) throw conflict('too_many_passkeys', refusals[language].too_many_passkeys);
    if (!(await insertPasskey(trx, row))) throw conflict('passkey_known', refusals[language].passkey_known);
    const details = { passkey_id: row.id, name };
    await recordAudit(trx, { actor: admin_id, action: 'passkey.added', details, at: context.now() });
  });
  return passkeyView({ ...row, last_used_at: null }, party);
};
