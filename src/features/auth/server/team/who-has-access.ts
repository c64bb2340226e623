import type { Role } from '#shared/contract/role.ts';
import type { Database } from '#shared/server/database/database.ts';
import { selectKeys } from '../api-keys/key-store.ts';
import { selectPeople } from './team-store.ts';

interface PersonWithAccess {
  readonly name: string;
  readonly role: Role;
  readonly state: 'active' | 'invited' | 'deactivated';
}

/** The people of the team by name, with what they may do. */
export const peopleOf = async (db: Database): Promise<PersonWithAccess[]> =>
  (await selectPeople(db)).map(({ full_name, role, is_invited, deactivated_at }) => ({
    name: full_name,
    role,
    state: deactivated_at !== null ? 'deactivated' : is_invited ? 'invited' : 'active',
  }));

/** The API keys that are not revoked. */
export const apiKeysOf = async (db: Database): Promise<{ name: string; scopes: readonly string[] }[]> =>
  (await selectKeys(db)).map(({ name, scopes }) => ({ name, scopes }));
