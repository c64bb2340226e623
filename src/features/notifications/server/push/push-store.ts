import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { NextDue } from '#shared/server/due-queues.ts';
import type { SealedSecret } from '#shared/server/secrets/sealed-secrets.ts';
import type { PushKind } from '../../domain/push-kinds.ts';

export interface SealedPushKeys {
  readonly public_key: string;
  readonly private_sealed: string;
}

/** Returns the keys of the studio: the first ever stored, whichever process was first. */
export const firstPushKeys = async (db: Database, keys: SealedPushKeys): Promise<SealedPushKeys> => {
  await sql`INSERT INTO push_key (public_key, private_sealed) VALUES (${keys.public_key}, ${keys.private_sealed})
            ON CONFLICT DO NOTHING`.execute(db);
  return (await storedPushKeys(db)) ?? keys;
};

export const storedPushKeys = async (db: Database): Promise<SealedPushKeys | undefined> =>
  (await sql<SealedPushKeys>`SELECT public_key, private_sealed FROM push_key`.execute(db)).rows[0];

/** Puts new keys in place of those that no key of the studio opens; no browser accepts the former subscriptions. */
export const replacePushKeys = async (db: Database, unreadable: string, keys: SealedPushKeys): Promise<void> => {
  await sql`
    WITH replaced AS (UPDATE push_key SET public_key = ${keys.public_key}, private_sealed = ${keys.private_sealed}
                      WHERE private_sealed = ${unreadable} RETURNING 1)
    DELETE FROM push_subscription WHERE EXISTS (SELECT FROM replaced)`.execute(db);
};

export const pushKeyPurpose = 'push.private_key';

export const sealedPushKey = async (db: Database): Promise<SealedSecret[]> => {
  const stored = await storedPushKeys(db);
  if (!stored) return [];
  const { private_sealed: sealed } = stored;
  const replace = async (again: string): Promise<void> => {
    await sql`UPDATE push_key SET private_sealed = ${again} WHERE private_sealed = ${sealed}`.execute(db);
  };
  return [{ purpose: pushKeyPurpose, sealed, replace }];
};

export interface PushDevice {
  readonly endpoint: string;
  readonly kinds: PushKind[];
}

export const devicesOf = async (db: Database, adminId: string): Promise<PushDevice[]> => {
  const { rows } = await sql<PushDevice>`
    SELECT endpoint, kinds FROM push_subscription WHERE admin_id = ${adminId} ORDER BY created_at, id`.execute(db);
  return rows;
};

export interface NewDevice extends PushDevice {
  readonly id: string;
  readonly admin_id: string;
  readonly session_id: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  readonly browser: string | null;
  readonly system: string | null;
  /** Epoch ms. */
  readonly created_at: number;
}

/** Stores a device; one that is known belongs from now on to the person who is signed in there. */
export const putDevice = async (db: Database, device: NewDevice): Promise<void> => {
  await sql`
    INSERT INTO push_subscription (id, admin_id, session_id, endpoint, p256dh, auth, kinds, language, browser, system, created_at)
    VALUES (${device.id}, ${device.admin_id}, ${device.session_id}, ${device.endpoint}, ${device.p256dh}, ${device.auth},
            ${sql.val([...device.kinds])}::text[], ${device.language}, ${device.browser}, ${device.system}, ${at(device.created_at)})
    ON CONFLICT (endpoint) DO UPDATE SET admin_id = excluded.admin_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, kinds = excluded.kinds, language = excluded.language,
      browser = excluded.browser, system = excluded.system`.execute(db);
};

export const removeDevice = async (db: Database, adminId: string, endpoint: string): Promise<void> => {
  await sql`DELETE FROM push_subscription WHERE admin_id = ${adminId} AND endpoint = ${endpoint}`.execute(db);
};

/** A message that only this process sends until its lease ends, and the device it is for. */
export interface ClaimedPush {
  readonly id: string;
  readonly subscription_id: string;
  readonly kind: PushKind;
  readonly path: string;
  readonly language: string;
  /** Including this one. */
  readonly attempts: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export const claimPushes = async (
  db: Database,
  { now, leaseMs, limit }: { now: number; leaseMs: number; limit: number },
): Promise<ClaimedPush[]> => {
  const { rows } = await sql<ClaimedPush>`
    UPDATE push_message AS due SET attempts = attempts + 1, next_attempt_at = ${at(now + leaseMs)}
    FROM push_subscription AS device
    WHERE device.id = due.subscription_id AND due.id IN (
      SELECT id FROM push_message WHERE next_attempt_at <= ${at(now)}
      ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING due.id, due.subscription_id, due.kind, due.path, due.attempts, device.language, device.endpoint,
              device.p256dh, device.auth`.execute(db);
  return rows;
};

/** When a push message is due next, after `seen`. */
export const nextPushDue: NextDue = (seen) =>
  sql`SELECT min(next_attempt_at) FROM push_message WHERE next_attempt_at > ${at(seen)}`;

export const deletePush = async (db: Database, id: string): Promise<void> => {
  await sql`DELETE FROM push_message WHERE id = ${id}`.execute(db);
};

export const retryPushAt = async (db: Database, id: string, next: number): Promise<void> => {
  await sql`UPDATE push_message SET next_attempt_at = ${at(next)} WHERE id = ${id}`.execute(db);
};

export const deleteDevice = async (db: Database, id: string): Promise<void> => {
  await sql`DELETE FROM push_subscription WHERE id = ${id}`.execute(db);
};
