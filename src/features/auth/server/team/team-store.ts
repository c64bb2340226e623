import { sql } from 'kysely';
import type { Role } from '#shared/contract/role.ts';
import type { Language } from '#shared/kernel/language.ts';
import { at, type Database } from '#shared/server/database/database.ts';

/** Instants are epoch ms. */
export interface PersonRow {
  readonly id: string;
  readonly full_name: string;
  readonly email: string;
  readonly role: Role;
  readonly photographer_id: string | null;
  readonly photographer_name: string | null;
  readonly language: Language | null;
  readonly is_invited: boolean;
  readonly deactivated_at: number | null;
  /** null: no invitation that waits. */
  readonly invited_until: number | null;
  readonly api_keys: number;
}

/** The people of the team, or one of them: those who can sign in first, then by name. */
export const selectPeople = async (db: Database, id?: string): Promise<PersonRow[]> => {
  const { rows } = await sql<PersonRow>`
    SELECT a.id, a.full_name, a.email, a.role, a.photographer_id, p.name AS photographer_name, a.language, a.is_invited,
           a.deactivated_at, CASE WHEN a.is_invited THEN i.expires_at END AS invited_until,
           (SELECT count(*)::int FROM api_key k WHERE k.created_by = a.id::text AND k.revoked_at IS NULL) AS api_keys
    FROM admin_user a
      LEFT JOIN photographer_fact p ON p.id = a.photographer_id
      LEFT JOIN invitation i ON i.admin_id = a.id
    WHERE a.id = coalesce(${id ?? null}::uuid, a.id)
    ORDER BY a.deactivated_at IS NOT NULL, lower(a.full_name), a.id`.execute(db);
  return rows;
};

/** The photographers of the studio, for the accounts of people. */
export const selectPhotographers = async (db: Database): Promise<{ id: string; name: string }[]> => {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT id, name FROM photographer_fact WHERE deleted_at IS NULL ORDER BY lower(name), id`.execute(db);
  return rows;
};

export type LockedPerson = Pick<
  PersonRow,
  'id' | 'full_name' | 'email' | 'role' | 'photographer_id' | 'language' | 'is_invited' | 'deactivated_at'
>;

/** Returns a person, locked against other changes until the transaction ends. */
export const lockPerson = async (trx: Database, id: string): Promise<LockedPerson | undefined> => {
  const { rows } = await sql<LockedPerson>`
    SELECT id, full_name, email, role, photographer_id, language, is_invited, deactivated_at
    FROM admin_user WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx);
  return rows[0];
};

/** Adds an invited person unless there are `most` people; returns whether the person was added. */
export const insertInvited = async (
  trx: Database,
  person: Pick<PersonRow, 'id' | 'full_name' | 'email' | 'role' | 'photographer_id' | 'language'>,
  { password_hash, most }: { readonly password_hash: string; readonly most: number },
): Promise<'added' | 'known' | 'full'> => {
  const { rows: counted } = await sql<{ people: number }>`SELECT count(*)::int AS people FROM admin_user`.execute(trx);
  if ((counted[0]?.people ?? 0) >= most) return 'full';
  const { rows } = await sql`
    INSERT INTO admin_user (id, full_name, email, role, photographer_id, language, password_hash, is_invited)
    VALUES (${person.id}, ${person.full_name}, ${person.email}, ${person.role}, ${person.photographer_id},
            ${person.language}, ${password_hash}, true)
    ON CONFLICT (email) DO NOTHING RETURNING id`.execute(trx);
  return rows.length > 0 ? 'added' : 'known';
};

export const updatePerson = async (
  trx: Database,
  id: string,
  { full_name, role, photographer_id }: Pick<PersonRow, 'full_name' | 'role' | 'photographer_id'>,
): Promise<void> => {
  await sql`
    UPDATE admin_user SET full_name = ${full_name}, role = ${role}, photographer_id = ${photographer_id}
    WHERE id = ${id}`.execute(trx);
};

/** Deactivates a person at an instant (epoch ms), or, with null, lets them sign in again. */
export const setDeactivated = async (trx: Database, id: string, since: number | null): Promise<void> => {
  await sql`UPDATE admin_user SET deactivated_at = ${since === null ? null : at(since)} WHERE id = ${id}`.execute(trx);
};

/** The person has accepted: from now on the account signs in with this password. */
export const activateInvited = async (trx: Database, id: string, passwordHash: string): Promise<void> => {
  await sql`UPDATE admin_user SET is_invited = false, password_hash = ${passwordHash} WHERE id = ${id}`.execute(trx);
};

export const deleteInvited = async (trx: Database, id: string): Promise<void> => {
  await sql`DELETE FROM admin_user WHERE id = ${id} AND is_invited`.execute(trx);
};

/** Whether an account can sign in: it is neither invited nor deactivated. */
export const isActive = async (db: Database, id: string): Promise<boolean> => (await activeRole(db, id)) !== undefined;

export const isActiveOwner = async (db: Database, id: string): Promise<boolean> =>
  (await activeRole(db, id)) === 'owner';

const activeRole = async (db: Database, id: string): Promise<Role | undefined> => {
  const { rows } = await sql<Pick<PersonRow, 'role'>>`
    SELECT role FROM admin_user WHERE id = ${id} AND deactivated_at IS NULL AND NOT is_invited`.execute(db);
  return rows[0]?.role;
};
