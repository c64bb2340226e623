import { conflict, malformed } from '#shared/contract/problem.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { contextIn, inTransaction } from '#shared/server/database/transaction.ts';
import { refuseStale } from '#shared/server/read-version.ts';
import { changedPosition } from '../../domain/person.ts';
import type { PersonChanges } from '../../team-contract.ts';
import { teamRefusals } from '../../texts/team-refusals.ts';
import { revokeApiKeysOf } from '../api-keys/api-keys.ts';
import { deleteChallengesOf } from '../sign-in/challenge-store.ts';
import { deleteSessionsOf } from '../store.ts';
import { requirePhotographer } from './invite-person.ts';
import { keepingAnOwner, knownPerson, person, personVersion, type TeamCaller } from './team.ts';
import { setDeactivated, updatePerson } from './team-store.ts';

/** Ends the calendar address of a photographer: calendars are of a later feature. `actor`: ID of an administrator. */
export type EndFeed = (trx: Database, photographerId: string, actor: string) => Promise<void>;

/**
 * Changes a person's name, role or photographer: it counts from the person's next request on. Whoever stops being an
 * owner loses the API keys they have made. Throws 409 for the last owner, and with the person if `version` is not the
 * current one, 422 for a photographer's account without one.
 */
export const changePerson = (
  context: Context,
  id: string,
  { version, ...changes }: PersonChanges,
  caller: TeamCaller,
): Promise<void> =>
  keepingAnOwner(caller.language, () =>
    inTransaction(context.db, async (trx) => {
      const known = await knownPerson(trx, id);
      await refuseStale(version, personVersion(known), 'The person was', async () => ({
        person: await person(contextIn(context, trx), id, caller),
      }));
      const position = changedPosition(known, changes);
      if (!position) throw malformed(['body', 'photographer_id'], teamRefusals[caller.language].photographer_needed);
      if (position.photographer_id !== known.photographer_id) {
        await requirePhotographer(trx, position.photographer_id, caller.language);
      }
      const next = { full_name: changes.full_name ?? known.full_name, ...position };
      const fields = (['full_name', 'role', 'photographer_id'] as const).filter(
        (field) => next[field] !== known[field],
      );
      if (fields.length === 0) return;
      await updatePerson(trx, id, next);
      const actor = caller.administrator.id;
      if (known.role === 'owner' && next.role !== 'owner') await revokeApiKeysOf(context, trx, id, actor);
      const roles = next.role === known.role ? {} : { role: next.role, old_role: known.role };
      const details = { admin_id: id, name: next.full_name, fields, ...roles };
      await recordAudit(trx, { actor, action: 'team.changed', details, at: context.now() });
    }),
  );

/**
 * Ends every access of a person at once: sessions, open second steps, the API keys they have made, and the calendar
 * address of their photographer. Password, second factor and passkeys stay, and open nothing. Throws 409 for the last
 * owner, and for a person who is only invited.
 */
export const deactivatePerson = (context: Context, id: string, caller: TeamCaller, endFeed: EndFeed): Promise<void> =>
  keepingAnOwner(caller.language, () =>
    inTransaction(context.db, async (trx) => {
      const known = await knownPerson(trx, id);
      if (known.is_invited) throw conflict('still_invited', teamRefusals[caller.language].still_invited);
      if (known.deactivated_at !== null) return;
      const [actor, now] = [caller.administrator.id, context.now()];
      await setDeactivated(trx, id, now);
      await deleteSessionsOf(trx, id);
      await deleteChallengesOf(trx, id);
      await revokeApiKeysOf(context, trx, id, actor);
      if (known.photographer_id !== null) await endFeed(trx, known.photographer_id, actor);
      const details = { admin_id: id, name: known.full_name };
      await recordAudit(trx, { actor, action: 'team.deactivated', details, at: now });
    }),
  );

/** Lets a deactivated person sign in again, as before: with the same password, second factor and passkeys. */
export const reactivatePerson = (context: Context, id: string, caller: TeamCaller): Promise<void> =>
  inTransaction(context.db, async (trx) => {
    const known = await knownPerson(trx, id);
    if (known.deactivated_at === null) return;
    await setDeactivated(trx, id, null);
    const details = { admin_id: id, name: known.full_name };
    await recordAudit(trx, { actor: caller.administrator.id, action: 'team.reactivated', details, at: context.now() });
  });
