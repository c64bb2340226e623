import { randomBytes, randomUUID } from 'node:crypto';
import { conflict, malformed } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { queueInvitationMail } from '#shared/server/outbox.ts';
import { hashOfSecret, secretText } from '#shared/server/secrets/secret-link.ts';
import { invitationMs } from '../../domain/invitation.ts';
import { changedPosition } from '../../domain/person.ts';
import type { NewPerson } from '../../team-contract.ts';
import { teamRefusals } from '../../texts/team-refusals.ts';
import { hashPassword } from '../password/password.ts';
import { upsertInvitation } from './invitation-store.ts';
import { knownPerson, type TeamCaller } from './team.ts';
import { deleteInvited, insertInvited, type LockedPerson, selectPhotographers } from './team-store.ts';

const mostPeople = 100;

/**
 * Adds a person who is invited by mail, and returns the ID. Throws 409 if the address belongs to somebody, 422 for a
 * photographer's account without a photographer.
 */
export const invitePerson = async (
  context: Context,
  { full_name, email, language, ...rights }: NewPerson,
  caller: TeamCaller,
): Promise<string> => {
  const words = teamRefusals[caller.language];
  const position = changedPosition({ role: rights.role, photographer_id: null }, rights);
  if (!position) throw malformed(['body', 'photographer_id'], words.photographer_needed);
  const id = randomUUID();
  const password_hash = await unknownPassword(caller.language);
  await inTransaction(context.db, async (trx) => {
    await requirePhotographer(trx, position.photographer_id, caller.language);
    const row = { id, full_name, email: email.toLowerCase(), language, ...position, is_invited: true };
    const added = await insertInvited(trx, row, { password_hash, most: mostPeople });
    if (added === 'known') throw conflict('address_taken', words.address_taken);
    if (added === 'full') throw conflict('too_many_people', words.too_many_people);
    await sendInvitation(context, trx, row, caller);
    const details = { admin_id: id, name: full_name, role: position.role };
    await recordAudit(trx, { actor: caller.administrator.id, action: 'team.invited', details, at: context.now() });
  });
  return id;
};

/** Sends another invitation, whose link is the only valid one. Throws 409 if the person has accepted already. */
export const inviteAgain = (context: Context, id: string, caller: TeamCaller): Promise<void> =>
  inTransaction(context.db, async (trx) => {
    const known = await invitedPerson(trx, id, caller.language);
    await sendInvitation(context, trx, known, caller);
    const details = { admin_id: id, name: known.full_name };
    const actor = caller.administrator.id;
    await recordAudit(trx, { actor, action: 'team.invited_again', details, at: context.now() });
  });

/** Deletes a person who has not accepted, with the invitation. Throws 409 if the person has accepted already. */
export const removeInvitation = (context: Context, id: string, caller: TeamCaller): Promise<void> =>
  inTransaction(context.db, async (trx) => {
    const { full_name: name } = await invitedPerson(trx, id, caller.language);
    await deleteInvited(trx, id);
    const actor = caller.administrator.id;
    await recordAudit(trx, { actor, action: 'team.invitation_removed', details: { name }, at: context.now() });
  });

/** Throws 422 for a photographer who is not one of the studio. */
export const requirePhotographer = async (trx: Database, id: string | null, language: Language): Promise<void> => {
  if (id === null || (await selectPhotographers(trx)).some((one) => one.id === id)) return;
  throw malformed(['body', 'photographer_id'], teamRefusals[language].photographer_unknown);
};

/** A password that nobody knows: the account is opened by its link, or by a passkey. */
export const unknownPassword = (language: Language): Promise<string> =>
  hashPassword(randomBytes(32).toString('base64url'), language);

const invitedPerson = async (trx: Database, id: string, language: Language): Promise<LockedPerson> => {
  const known = await knownPerson(trx, id);
  if (!known.is_invited) throw conflict('not_invited', teamRefusals[language].not_invited);
  return known;
};

const sendInvitation = async (
  context: Context,
  trx: Database,
  { id: admin_id, full_name, email, language }: Pick<LockedPerson, 'id' | 'full_name' | 'email' | 'language'>,
  { administrator }: TeamCaller,
): Promise<void> => {
  const now = context.now();
  const [id, expires_at] = [randomUUID(), now + invitationMs];
  const token_hash = hashOfSecret(secretText(context.secretKey, 'invitation', id));
  const invited_by = administrator.id;
  await upsertInvitation(trx, { id, admin_id, token_hash, invited_by, created_at: now, expires_at });
  const order = {
    kind: 'studio_invitation',
    invitation_id: id,
    full_name,
    invited_by: administrator.full_name,
    expires_at,
  } as const;
  await queueInvitationMail(trx, order, { id: admin_id, email, full_name, language }, now);
};
