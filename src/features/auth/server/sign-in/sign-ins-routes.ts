import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { signInsContract } from '../../sign-ins-contract.ts';
import { endSignIn, readSignIn } from './end-sign-in.ts';

export const signInsRoutes = (context: Context) =>
  mounted(signInsContract, {
    'POST /api/sign-ins/read': ({ body }) => readSignIn(context, body.token),
    'POST /api/sign-ins/end': async ({ body }) => {
      await endSignIn(context, body.token);
      return { success: true };
    },
  });
