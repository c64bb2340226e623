import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { apiKeysContract } from '../../keys-contract.ts';
import { requireFactor } from '../session/require-factor.ts';
import { apiKeys, createApiKey, revokeAllApiKeys, revokeApiKey } from './api-keys.ts';

export const apiKeysRoutes = (context: Context) =>
  mounted(apiKeysContract, {
    'GET /api/admin/api-keys': () => apiKeys(context),
    'POST /api/admin/api-keys': async ({ body: { current_password, ...key } }, caller) => {
      await requireFactor(context, caller, { need: 'confirmed', password: current_password });
      return createApiKey(context, key, caller.administrator.id);
    },
    'DELETE /api/admin/api-keys': async (_, { administrator }) => {
      await revokeAllApiKeys(context, administrator.id);
      return { success: true };
    },
    'DELETE /api/admin/api-keys/{id}': async ({ params }, { administrator }) => {
      await revokeApiKey(context, params.id, administrator.id);
      return { success: true };
    },
  });
