import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { apiKeysContract } from '../keys-contract.ts';
import { apiKeys, createApiKey, revokeApiKey } from './api-keys.ts';

export const apiKeysRoutes = (context: Context) =>
  mounted(apiKeysContract, {
    'GET /api/admin/api-keys': () => apiKeys(context),
    'POST /api/admin/api-keys': ({ body }, { administrator }) => createApiKey(context, body, administrator.id),
    'DELETE /api/admin/api-keys/{id}': async ({ params }, { administrator }) => {
      await revokeApiKey(context, params.id, administrator.id);
      return { success: true };
    },
  });
