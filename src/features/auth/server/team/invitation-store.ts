import { sql } from 'kysely';
import type { Role } from '#shared/contract/role.ts';
import type { Language } from '#shared/kernel/language.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import type { InvitationTimes } from '../../domain/invitation.ts';

/** Stores the invitation of a person. It replaces the former one, whose link stops working. Instants are epoch ms. */
export const upsertInvitation = async (
  trx: Database,
  invitation: {
    readonly id: string;
    readonly admin_id: string;
    readonly token_hash: Buffer;
    readonly invited_by: string;
    readonly created_at: number;
    readonly expires_at: number;
  },
): Promise<void> => {
  const { id, admin_id, token_hash, invited_by, created_at, expires_at } = invitation;
  await sql`
    INSERT INTO invitation (id, admin_id, token_hash, invited_by, created_at, expires_at)
    VALUES (${id}, ${admin_id}, ${token_hash}, ${invited_by}, ${at(created_at)}, ${at(expires_at)})
    ON CONFLICT (admin_id) DO UPDATE
      SET id = excluded.id, token_hash = excluded.token_hash, invited_by = excluded.invited_by,
          created_at = excluded.created_at, expires_at = excluded.expires_at, accepted_at = NULL`.execute(trx);
};

export interface InvitationRow extends InvitationTimes {
  readonly admin_id: string;
  readonly full_name: string;
  readonly email: string;
  readonly role: Role;
  readonly language: Language | null;
  /** The name of who invited; null: somebody who is gone. */
  readonly invited_by: string | null;
}

/** Returns the invitation of a link; undefined if there is none, or another one has replaced it. */
export const invitationByHash = async (db: Database, tokenHash: Buffer): Promise<InvitationRow | undefined> => {
  const { rows } = await sql<InvitationRow>`
    SELECT i.admin_id, i.expires_at, i.accepted_at, a.full_name, a.email, a.role, a.language, b.full_name AS invited_by
    FROM invitation i JOIN admin_user a ON a.id = i.admin_id LEFT JOIN admin_user b ON b.id = i.invited_by
    WHERE i.token_hash = ${tokenHash}`.execute(db);
  return rows[0];
};

/** Uses an open invitation up; false if it is used, expired or replaced. The caller has locked the account. */
export const takeInvitation = async (trx: Database, tokenHash: Buffer, now: number): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE invitation SET accepted_at = ${at(now)}
    WHERE token_hash = ${tokenHash} AND accepted_at IS NULL AND expires_at > ${at(now)} RETURNING id`.execute(trx);
  return rows.length > 0;
};

/** Returns an invitation that waits to be accepted, for the mail about it. */
export const waitingInvitation = async (
  db: Database,
  id: string,
  now: number,
): Promise<{ readonly token_hash: Buffer } | undefined> => {
  const { rows } = await sql<{ token_hash: Buffer }>`
    SELECT token_hash FROM invitation WHERE id = ${id} AND accepted_at IS NULL AND expires_at > ${at(now)}`.execute(db);
  return rows[0];
};
