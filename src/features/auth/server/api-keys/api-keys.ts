import { randomBytes, randomUUID } from 'node:crypto';
import { conflict, notFound, Problem } from '#shared/contract/problem.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { DAY, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { Administrator } from '#shared/server/http/handler.ts';
import { hashOfSecret } from '#shared/server/secrets/secret-link.ts';
import { CallRate } from '../../domain/call-rate.ts';
import { programName } from '../../domain/program-name.ts';
import type { ApiKey, CreatedApiKey, NewApiKey } from '../../keys-contract.ts';
import { isActiveOwner } from '../team/team-store.ts';
import { type ApiKeyRow, insertKey, keyByToken, noteUse, revokeKey, revokeKeys, selectKeys } from './key-store.ts';

const mostKeys = 50;
const shownCharacters = 'fbk_'.length + 4;

export const apiKeys = async ({ db, now }: Context): Promise<ApiKey[]> =>
  (await selectKeys(db)).map((row) => keyView(row, now()));

/**
 * Creates an API key of 256 random bits. The database stores only its hash. Throws 409 if there are fifty already.
 * `actor`: ID of an administrator.
 */
export const createApiKey = (
  { db, now }: Context,
  { name, scopes, expires_in_days }: NewApiKey,
  actor: string,
): Promise<CreatedApiKey> =>
  inTransaction(db, async (trx) => {
    const token = `fbk_${randomBytes(32).toString('base64url')}`;
    const row = {
      id: randomUUID(),
      name,
      token_start: token.slice(0, shownCharacters),
      scopes,
      created_at: now(),
      expires_at: expires_in_days ? now() + expires_in_days * DAY : null,
      last_used_at: null,
    };
    if (!(await insertKey(trx, { ...row, token_hash: hashOfSecret(token), created_by: actor }, mostKeys))) {
      if (!(await isActiveOwner(trx, actor))) throw new Problem(403, 'not_allowed', 'Only an owner makes API keys');
      throw conflict('too_many_api_keys', `There are ${mostKeys} API keys already: revoke one that is not used`);
    }
    const details = { api_key_id: row.id, name, scopes };
    await recordAudit(trx, { actor, action: 'api_key.created', details, at: now() });
    return { ...keyView(row, now()), token };
  });

/**
 * Revokes a key: it is refused from the next request on. Throws 404 if there is none. `actor`: ID of an administrator.
 */
export const revokeApiKey = ({ db, now }: Context, id: string, actor: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const name = await revokeKey(trx, id, now());
    if (name === undefined) throw notFound('API key');
    await recordAudit(trx, { actor, action: 'api_key.revoked', details: { api_key_id: id, name }, at: now() });
  });

/** Revokes all keys. `actor`: ID of an administrator. */
export const revokeAllApiKeys = ({ db, now }: Context, actor: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    for (const { id, name } of await revokeKeys(trx, now())) {
      await recordAudit(trx, { actor, action: 'api_key.revoked', details: { api_key_id: id, name }, at: now() });
    }
  });

/** Revokes the keys that a person has made, in the caller's transaction. `actor`: ID of an administrator. */
export const revokeApiKeysOf = async (
  { now }: Pick<Context, 'now'>,
  trx: Database,
  adminId: string,
  actor: string,
): Promise<void> => {
  for (const { id, name } of await revokeKeys(trx, now(), adminId)) {
    await recordAudit(trx, { actor, action: 'api_key.revoked', details: { api_key_id: id, name }, at: now() });
  }
};

/**
 * Returns a function that identifies the API key of an Authorization header; undefined if there is no valid key. Throws
 * 429 if the key makes too many requests.
 */
export const keyAuthentication = (context: Context, rate = new CallRate()) => {
  return async (authorization: string | undefined): Promise<Administrator | undefined> => {
    const token = /^Bearer (fbk_[\w-]{43})$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return undefined;
    const { db } = context;
    const now = context.now();
    const key = await keyByToken(db, hashOfSecret(token), now);
    if (!key) return undefined;
    const wait = rate.count(key.id, now);
    if (wait !== undefined && context.rateLimit) {
      throw new Problem(429, 'too_many_requests', 'Too many requests with this API key', { retryAfterSeconds: wait });
    }
    if (key.last_used_at === null || now - key.last_used_at >= MINUTE) await noteUse(db, key.id, now);
    const { id, scopes } = key;
    const program = { full_name: programName(key.name), email: '', role: 'owner', photographer_id: null } as const;
    return { ...program, id, session_id: id, scopes };
  };
};

const keyView = (row: ApiKeyRow, now: number): ApiKey => ({
  ...row,
  scopes: [...row.scopes],
  created_at: formatInstant(row.created_at),
  expires_at: row.expires_at === null ? null : formatInstant(row.expires_at),
  is_expired: row.expires_at !== null && row.expires_at <= now,
  last_used_at: row.last_used_at === null ? null : formatInstant(row.last_used_at),
});
