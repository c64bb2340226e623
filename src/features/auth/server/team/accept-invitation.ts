import { randomUUID } from 'node:crypto';
import { conflict, malformed, Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { hashOfSecret } from '#shared/server/secrets/secret-link.ts';
import { invitationState } from '../../domain/invitation.ts';
import { relyingParty } from '../../domain/relying-party.ts';
import type { Acceptance, InvitationView } from '../../invitations-contract.ts';
import type { Attestation, AttestationOptions } from '../../passkeys-contract.ts';
import { refusals } from '../../texts/refusals.ts';
import { teamRefusals } from '../../texts/team-refusals.ts';
import { creationOptions } from '../passkeys/add-passkey.ts';
import { newPasskeyChallenge, takeSignedChallenge } from '../passkeys/passkey-challenge.ts';
import { checkAttestation } from '../passkeys/passkey-check.ts';
import { requireRelyingParty, wrongPasskey } from '../passkeys/passkey-problems.ts';
import { insertPasskey, type NewPasskey } from '../passkeys/passkey-store.ts';
import { newPasswordFault } from '../password/new-password.ts';
import { hashPassword } from '../password/password.ts';
import { lockAccount } from '../second-factor/second-factor-store.ts';
import type { NewSignInSession } from '../session/session.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import type { SignInOrigin } from '../sign-in/known-origins.ts';
import { type InvitationRow, invitationByHash, takeInvitation } from './invitation-store.ts';
import { unknownPassword } from './invite-person.ts';
import { activateInvited } from './team-store.ts';

/** The invitation of a link. Throws 404 for any other token. One that is used or expired says nothing but that. */
export const readInvitation = async (context: Context, token: string, language: Language): Promise<InvitationView> => {
  const found = await invitationOf(context, token, language);
  const state = invitationState(found, context.now());
  if (state !== 'open') return { ...nothing, state };
  const { full_name, email, role, invited_by } = found;
  const passkey_origin = relyingParty(context.publicUrl)?.origin ?? null;
  const expires_at = formatInstant(found.expires_at);
  return { state, full_name, email, role, invited_by, expires_at, language: found.language, passkey_origin };
};

const nothing = {
  full_name: null,
  email: null,
  role: null,
  invited_by: null,
  expires_at: null,
  language: null,
  passkey_origin: null,
};

const use = { purpose: 'join', session_id: null } as const;

/** Begins to make a passkey for the account of an open invitation. Throws 409 where browsers allow no passkeys. */
export const joinOptions = async (context: Context, token: string, language: Language): Promise<AttestationOptions> => {
  const { admin_id: id, email, full_name } = await openInvitation(context, token, language);
  const party = requireRelyingParty(context, language);
  return creationOptions(party, { id, email, full_name }, await newPasskeyChallenge(context, use), []);
};

/**
 * Accepts an invitation: the account gets its password or its first passkey, and a session begins. Possible once, also
 * if many try at the same time. Throws 404 for a link that is not valid, 409 for one that is used or expired, 422 for a
 * password that the rule refuses.
 */
export const acceptInvitation = async (
  context: Context,
  { token, password, passkey, passkey_name, device_token }: Acceptance,
  origin: Omit<SignInOrigin, 'device_token'> & { readonly language: Language },
): Promise<NewSignInSession> => {
  const { language } = origin;
  const found = await openInvitation(context, token, language);
  const id = found.admin_id;
  const key = passkey && (await checkedPasskey(context, { id, passkey, name: passkey_name ?? 'Passkey' }, language));
  const password_hash =
    password === undefined ? await unknownPassword(language) : await hashed(password, found, language);
  const now = context.now();
  const session = await inTransaction(context.db, async (trx) => {
    await lockAccount(trx, id);
    if (!(await takeInvitation(trx, hashOfSecret(token), now))) throw await whyTaken(context, token, language);
    await activateInvited(trx, id, password_hash);
    if (key && !(await insertPasskey(trx, key))) throw conflict('passkey_known', refusals[language].passkey_known);
    const details = { with: key ? 'passkey' : 'password' };
    await recordAudit(trx, { actor: id, action: 'team.joined', details, at: now });
    return completeSignIn(context, trx, id, { ...origin, device_token });
  });
  context.log.info({ administrator: id }, 'accepted an invitation');
  return session;
};

const invitationOf = async ({ db }: Context, token: string, language: Language): Promise<InvitationRow> => {
  const found = await invitationByHash(db, hashOfSecret(token));
  if (!found) throw new Problem(404, 'not_found', teamRefusals[language].link_unknown);
  return found;
};

const openInvitation = async (context: Context, token: string, language: Language): Promise<InvitationRow> => {
  const found = await invitationOf(context, token, language);
  const state = invitationState(found, context.now());
  if (state === 'used') throw conflict('invitation_used', teamRefusals[language].invitation_used);
  if (state === 'expired') throw conflict('invitation_expired', teamRefusals[language].invitation_expired);
  return found;
};

/** Why the invitation is no longer open: another request was faster, or the studio has sent a newer one. */
const whyTaken = async (context: Context, token: string, language: Language): Promise<Problem> => {
  try {
    await openInvitation(context, token, language);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  return conflict('invitation_used', teamRefusals[language].invitation_used);
};

const hashed = async (password: string, owner: InvitationRow, language: Language): Promise<string> => {
  const fault = await newPasswordFault(password, owner);
  if (fault) throw malformed(['body', 'password'], refusals[language][fault], fault);
  return hashPassword(password, language);
};

const checkedPasskey = async (
  context: Context,
  { id, passkey, name }: { readonly id: string; readonly passkey: Attestation; readonly name: string },
  language: Language,
): Promise<NewPasskey> => {
  const party = requireRelyingParty(context, language);
  const challenge = await takeSignedChallenge(context, passkey.response.clientDataJSON, use);
  const checked = challenge === undefined ? undefined : await checkAttestation(passkey, { challenge, party });
  if (!checked) throw wrongPasskey(403, language);
  return { id: randomUUID(), admin_id: id, name, rp_id: party.rp_id, created_at: context.now(), ...checked };
};
