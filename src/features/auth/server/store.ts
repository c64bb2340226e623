import { sql } from 'kysely';
import type { Language } from '#shared/kernel/language.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { Administrator } from '#shared/server/http/handler.ts';
import type { DeviceName } from '../domain/device-name.ts';
import { programName } from '../domain/program-name.ts';

export interface AdminRow {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly password_hash: string;
}

export interface KnownAdmin extends AdminRow {
  /** Whether signing in requires a code besides the password. */
  readonly has_second_factor: boolean;
}

/** Returns the account of an address, if it can sign in: it is neither invited nor deactivated. */
export const adminByEmail = async (db: Database, email: string): Promise<KnownAdmin | undefined> => {
  const { rows } = await sql<KnownAdmin>`
    SELECT a.id, a.email, a.full_name, a.password_hash, f.confirmed_at IS NOT NULL AS has_second_factor
    FROM admin_user a LEFT JOIN second_factor f ON f.admin_id = a.id
    WHERE a.email = ${email} AND a.deactivated_at IS NULL AND NOT a.is_invited`.execute(db);
  return rows[0];
};

interface MailAddress extends Pick<AdminRow, 'email' | 'full_name'> {
  /** null: not chosen. */
  readonly language: Language | null;
}

/** Where mails to an administrator go, and in which language. */
export const addressOfAdmin = async (db: Database, id: string): Promise<MailAddress | undefined> => {
  const { rows } = await sql<MailAddress>`
    SELECT email, full_name, language FROM admin_user WHERE id = ${id}`.execute(db);
  return rows[0];
};

/** Whether anybody has ever signed in to an account; a trigger on `session` notes it. */
export const hasSignedIn = async (trx: Database, id: string): Promise<boolean> => {
  const { rows } = await sql<{ has_signed_in: boolean }>`
    SELECT has_signed_in FROM admin_user WHERE id = ${id}`.execute(trx);
  return rows[0]?.has_signed_in ?? false;
};

/** Returns undefined if there is no such administrator. */
export const passwordHashOf = async (db: Database, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ password_hash: string }>`
    SELECT password_hash FROM admin_user WHERE id = ${id}`.execute(db);
  return rows[0]?.password_hash;
};

/** Returns the names of all possible actors by ID: administrators and API keys. */
export const adminNames = async (db: Database): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; full_name: string; is_key: boolean }>`
    SELECT id, full_name, false AS is_key FROM admin_user
    UNION ALL SELECT id, name, true FROM api_key`.execute(db);
  return new Map(rows.map(({ id, full_name, is_key }) => [id, is_key ? programName(full_name) : full_name]));
};

// Whether a generated password may be replaced: it was never used to sign in, and no process that is starting at the
// same time generated it.
const isUnusedSince = (startedAt: number) => sql`unused_password_at < ${at(startedAt)}`;

/** Whether no administrator exists who could have signed in. */
export const needsFirstAdmin = async (db: Database, startedAt: number): Promise<boolean> => {
  const { rows } = await sql<{ needed: boolean }>`
    SELECT NOT EXISTS (SELECT FROM admin_user)
        OR EXISTS (SELECT FROM admin_user WHERE ${isUnusedSince(startedAt)}) AS needed`.execute(db);
  return rows[0]?.needed ?? false;
};

interface FirstAdminRow extends Pick<AdminRow, 'id' | 'password_hash'> {
  /** undefined: the existing value stays; a new administrator gets a default. */
  readonly email: string | undefined;
  readonly full_name: string | undefined;
  /** When the password was generated; undefined if it was given. Epoch ms, as is `startedAt`. */
  readonly unusedPasswordAt: number | undefined;
  readonly startedAt: number;
}

/**
 * Creates the first administrator, or replaces a password that was generated before `startedAt` and never used. It
 * holds a lock, so that only one of several starting processes does it; the others get undefined.
 */
export const writeFirstAdmin = async (
  db: Database,
  { id, password_hash, unusedPasswordAt, startedAt, ...login }: FirstAdminRow,
): Promise<Pick<AdminRow, 'email' | 'full_name'> | undefined> =>
  inTransaction(db, async (trx) => {
    await sql`LOCK TABLE admin_user IN EXCLUSIVE MODE`.execute(trx);
    const [email, full_name] = [login.email ?? null, login.full_name ?? null];
    const unused = unusedPasswordAt === undefined ? null : at(unusedPasswordAt);
    const { rows } = await sql<Pick<AdminRow, 'email' | 'full_name'>>`
      WITH replaced AS (
        UPDATE admin_user SET email = coalesce(${email}, email), full_name = coalesce(${full_name}, full_name),
                              password_hash = ${password_hash}, unused_password_at = ${unused}
        WHERE ${isUnusedSince(startedAt)} RETURNING email, full_name
      ), created AS (
        INSERT INTO admin_user (id, email, full_name, password_hash, unused_password_at)
        SELECT ${id}, coalesce(${email}, 'admin@fotobooking.local'), coalesce(${full_name}, 'Studio'), ${password_hash},
               ${unused}::timestamptz
        WHERE NOT EXISTS (SELECT FROM admin_user) RETURNING email, full_name
      )
      SELECT * FROM replaced UNION ALL SELECT * FROM created`.execute(trx);
    return rows[0];
  });

export interface SignInSessionRow extends Administrator {
  readonly created_at: number;
  readonly expires_at: number;
}

export const insertSession = async (
  db: Database,
  session: DeviceName & { id: string; token_hash: Buffer; admin_id: string; created_at: number; expires_at: number },
): Promise<void> => {
  await sql`
    WITH ended AS (DELETE FROM session WHERE expires_at < ${at(session.created_at)}),
         used AS (UPDATE admin_user SET unused_password_at = NULL
                  WHERE id = ${session.admin_id} AND unused_password_at IS NOT NULL)
    INSERT INTO session (id, token_hash, admin_id, created_at, expires_at, browser, system)
    VALUES (${session.id}, ${session.token_hash}, ${session.admin_id}, ${at(session.created_at)},
            ${at(session.expires_at)}, ${session.browser}, ${session.system})
  `.execute(db);
};

export const sessionByToken = async (
  db: Database,
  tokenHash: Buffer,
  now: number,
): Promise<SignInSessionRow | undefined> => {
  const { rows } = await sql<SignInSessionRow>`
    SELECT a.id, a.email, a.full_name, a.role, a.photographer_id, s.id AS session_id, s.created_at, s.expires_at
    FROM session s JOIN admin_user a ON a.id = s.admin_id
    WHERE s.token_hash = ${tokenHash} AND s.expires_at > ${at(now)} AND a.deactivated_at IS NULL`.execute(db);
  return rows[0];
};

export const extendSession = async (db: Database, sessionId: string, expiresAt: number): Promise<void> => {
  await sql`UPDATE session SET expires_at = ${at(expiresAt)} WHERE id = ${sessionId}`.execute(db);
};

/** Returns false if it has ended already. */
export const deleteSession = async (db: Database, sessionId: string): Promise<boolean> => {
  const { rows } = await sql`DELETE FROM session WHERE id = ${sessionId} RETURNING id`.execute(db);
  return rows.length > 0;
};

export interface LiveSignInSession extends DeviceName {
  readonly admin_id: string;
  /** Epoch ms. */
  readonly created_at: number;
}

/** Returns a session that has not ended. */
export const liveSession = async (
  db: Database,
  sessionId: string,
  now: number,
): Promise<LiveSignInSession | undefined> => {
  const { rows } = await sql<LiveSignInSession>`
    SELECT admin_id, created_at, browser, system FROM session
    WHERE id = ${sessionId} AND expires_at > ${at(now)}`.execute(db);
  return rows[0];
};

/** Until when a session lasts if it is not used; undefined if it has ended, or has another role. Epoch ms. */
export const endOfSession = async (
  db: Database,
  { session_id, role }: Pick<Administrator, 'session_id' | 'role'>,
  now: number,
): Promise<number | undefined> => {
  const { rows } = await sql<{ expires_at: number }>`
    SELECT s.expires_at FROM session s JOIN admin_user a ON a.id = s.admin_id
    WHERE s.id = ${session_id} AND s.expires_at > ${at(now)} AND a.role = ${role}`.execute(db);
  return rows[0]?.expires_at;
};

export interface ListedSignInSession extends DeviceName {
  readonly id: string;
  readonly created_at: number;
  readonly expires_at: number;
}

/** Returns the live sessions of an administrator, newest first; instants are epoch ms. */
export const sessionsOf = async (db: Database, adminId: string, now: number): Promise<ListedSignInSession[]> => {
  const { rows } = await sql<ListedSignInSession>`
    SELECT id, created_at, expires_at, browser, system FROM session
    WHERE admin_id = ${adminId} AND expires_at > ${at(now)} ORDER BY created_at DESC, id`.execute(db);
  return rows;
};

/** Deletes an administrator's sessions, all of them or all but one. */
export const deleteSessionsOf = async (db: Database, adminId: string, except?: string): Promise<void> => {
  await sql`DELETE FROM session WHERE admin_id = ${adminId} AND id IS DISTINCT FROM ${except ?? null}::uuid`.execute(
    db,
  );
};

export const updatePassword = async (db: Database, adminId: string, passwordHash: string): Promise<void> => {
  await sql`UPDATE admin_user SET password_hash = ${passwordHash}, unused_password_at = NULL WHERE id = ${adminId}`.execute(
    db,
  );
};
