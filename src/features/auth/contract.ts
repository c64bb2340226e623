import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { success } from '#shared/contract/fields.ts';

export const administratorView = z.object({ id: z.string(), full_name: z.string(), email: z.string() });
export type AdministratorView = z.infer<typeof administratorView>;

export const authContract = defineContract({
  'POST /api/admin/auth/login-json': {
    summary: 'Sign in with e-mail and password',
    access: 'public',
    body: z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(1024) }),
    response: z.object({ access_token: z.string(), token_type: z.literal('bearer'), expires_at: z.string() }),
    refuses: [401, 429],
    cache: 'no-store',
  },
  'GET /api/admin/auth/me': {
    summary: 'The signed-in administrator',
    access: 'admin',
    response: administratorView,
    cache: 'no-store',
  },
  'POST /api/admin/auth/logout': {
    summary: 'End this session everywhere',
    access: 'admin',
    response: success,
  },
});
