import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { authContract } from '../contract.ts';
import { apiKeys } from './api-keys/api-keys.ts';
import { changePassword } from './password/change-password.ts';
import { preferencesOf, updatePreferences } from './preferences-store.ts';
import { lifetimeMs, signedInView } from './session/session.ts';
import { signIn } from './sign-in/sign-in.ts';
import { deleteSession, deleteSessionsOf, sessionsOf } from './store.ts';

export const authRoutes = (context: Context) =>
  mounted(authContract, {
    'POST /api/admin/auth/login-json': async ({ body }, { network, language, user_agent }) =>
      signedInView(await signIn(context, { ...body, device_token: body.device_token, network, language, user_agent })),
    'GET /api/admin/auth/me': async (_, { administrator }) => ({
      ...administrator,
      ...(await preferencesOf(context.db, administrator.id)),
    }),
    'PUT /api/admin/auth/preferences': ({ body }, { administrator }) =>
      updatePreferences(context.db, administrator.id, body),
    'POST /api/admin/auth/logout': async (_, { administrator }) => {
      await deleteSession(context.db, administrator.session_id);
      return { success: true };
    },
    'PUT /api/admin/auth/password': async ({ body }, { administrator, language }) => {
      await changePassword(context, administrator, { ...body, language });
      // Keys are managed by owners only.
      return { success: true, api_keys: administrator.role === 'owner' ? await apiKeys(context) : [] };
    },
    'GET /api/admin/auth/sessions': async (_, { administrator }) =>
      (await sessionsOf(context.db, administrator.id, context.now())).map(
        ({ id, created_at, expires_at, ...device }) => ({
          ...device,
          id,
          begun_at: new Date(created_at).toISOString(),
          last_used_at: new Date(expires_at - lifetimeMs).toISOString(),
          is_current: id === administrator.session_id,
        }),
      ),
    'POST /api/admin/auth/sessions/end-others': async (_, { administrator }) => {
      await deleteSessionsOf(context.db, administrator.id, administrator.session_id);
      return { success: true };
    },
  });
