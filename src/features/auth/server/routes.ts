import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { authContract } from '../contract.ts';
import { signIn } from './sign-in.ts';
import { deleteSession } from './store.ts';

export const authRoutes = (context: Context) =>
  mounted(authContract, {
    'POST /api/admin/auth/login-json': async ({ body }, { ip, language }) => {
      const { token, expires_at } = await signIn(context, { ...body, ip, language });
      return { access_token: token, token_type: 'bearer', expires_at: new Date(expires_at).toISOString() };
    },
    'GET /api/admin/auth/me': (_, { administrator }) => administrator,
    'POST /api/admin/auth/logout': async (_, { administrator }) => {
      await deleteSession(context.db, administrator.session_id);
      return { success: true };
    },
  });
