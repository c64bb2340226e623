import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, requiredLine, success } from '#shared/contract/fields.ts';
import { scopes } from '#shared/contract/scope.ts';
import { currentPassword } from './password-contract.ts';

const scope = z.enum(scopes);

/** An API key as administrators see it, without the key itself. Instants are ISO with the Berlin offset. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The start of the key: 'fbk_' and four characters. */
  token_start: z.string(),
  scopes: z.array(scope),
  created_at: z.string(),
  /** null: it never expires. */
  expires_at: z.string().nullable(),
  is_expired: z.boolean(),
  /** Precise to a minute; null: not used yet. */
  last_used_at: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

const newApiKey = z.object({
  name: requiredLine(100),
  scopes: z
    .array(scope)
    .min(1)
    .max(scopes.length)
    .transform((names) => scopes.filter((one) => names.includes(one))),
  /** Left out or null: it never expires. */
  expires_in_days: z.int().min(1).max(3650).nullish(),
});
export type NewApiKey = z.output<typeof newApiKey>;

/** The response that contains the key itself, returned only once. */
export const createdApiKey = apiKey.extend({ token: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKey>;

// The endpoints have no scope: an API key cannot create keys.
export const apiKeysContract = defineContract({
  'GET /api/admin/api-keys': {
    summary: 'The API keys that are not revoked, the newest first',
    access: 'admin',
    roles: ['owner'],
    response: z.array(apiKey),
    cache: 'no-store',
  },
  'POST /api/admin/api-keys': {
    summary: 'Make an API key; `token` is shown this once; asks for the own password again',
    access: 'admin',
    roles: ['owner'],
    body: newApiKey.extend({ current_password: currentPassword }),
    response: createdApiKey,
    status: 201,
    refuses: [403, 409, 429, 503],
    cache: 'no-store',
  },
  'DELETE /api/admin/api-keys': {
    summary: 'Revoke all API keys, at once and for good',
    access: 'admin',
    roles: ['owner'],
    response: success,
  },
  'DELETE /api/admin/api-keys/{id}': {
    summary: 'Revoke an API key, at once and for good',
    access: 'admin',
    roles: ['owner'],
    params: byId,
    response: success,
  },
});
