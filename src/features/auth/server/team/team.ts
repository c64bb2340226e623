import { conflict, notFound } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { violatedConstraint } from '#shared/server/database/violated-constraint.ts';
import type { AdminCaller } from '#shared/server/http/handler.ts';
import { checkValueOf } from '#shared/server/read-version.ts';
import { personState } from '../../domain/person.ts';
import type { PersonView, Team } from '../../team-contract.ts';
import { teamRefusals } from '../../texts/team-refusals.ts';
import { type LockedPerson, lockPerson, type PersonRow, selectPeople, selectPhotographers } from './team-store.ts';

/** Who changes the team, in which language refusals are. */
export type TeamCaller = Pick<AdminCaller, 'administrator' | 'language'>;

export const team = async (context: Context, caller: TeamCaller): Promise<Team> => {
  const [people, photographers] = await Promise.all([selectPeople(context.db), selectPhotographers(context.db)]);
  return { people: people.map((row) => personView(context, row, caller)), photographers };
};

/** Returns a person as the team shows them. Throws 404 if there is none. */
export const person = async (context: Context, id: string, caller: TeamCaller): Promise<PersonView> => {
  const [row] = await selectPeople(context.db, id);
  if (!row) throw notFound('Person');
  return personView(context, row, caller);
};

/** The version of a person: the same as long as the fields of their form are. */
export const personVersion = ({
  full_name,
  role,
  photographer_id,
}: Pick<PersonRow, 'full_name' | 'role' | 'photographer_id'>): string =>
  checkValueOf([full_name, role, photographer_id]);

const personView = (
  { now }: Context,
  { is_invited, deactivated_at, invited_until, ...row }: PersonRow,
  { administrator }: TeamCaller,
): PersonView => ({
  ...row,
  state: personState({ is_invited, deactivated_at }),
  invited_until: invited_until === null ? null : formatInstant(invited_until),
  is_invitation_expired: is_invited && (invited_until === null || invited_until <= now()),
  is_self: row.id === administrator.id,
  version: personVersion(row),
});

/** Returns a person, locked. Throws 404 if there is none. */
export const knownPerson = async (trx: Database, id: string): Promise<LockedPerson> => {
  const known = await lockPerson(trx, id);
  if (!known) throw notFound('Person');
  return known;
};

/** Runs a change that the database refuses if it takes the last owner away: throws 409 `last_owner` then. */
export const keepingAnOwner = async <Result>(language: Language, change: () => Promise<Result>): Promise<Result> => {
  try {
    return await change();
  } catch (error) {
    if (violatedConstraint(error) === 'admin_user_last_owner') {
      throw conflict('last_owner', teamRefusals[language].last_owner);
    }
    throw error;
  }
};
