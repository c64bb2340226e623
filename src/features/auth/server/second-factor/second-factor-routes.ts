import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { secondFactorContract } from '../../second-factor-contract.ts';
import { signedInView } from '../session/session.ts';
import { signInWithCode } from '../sign-in/sign-in-code.ts';
import { beginSetUp, confirmSetUp, renewRecoveryCodes, secondFactor, switchOff } from './second-factor.ts';

export const secondFactorRoutes = (context: Context) =>
  mounted(secondFactorContract, {
    'POST /api/admin/auth/login-code': async ({ body }, { administrator, network, language, user_agent }) => {
      const credentials = { ...body, device_token: body.device_token, network, language, user_agent };
      return signedInView(await signInWithCode(context, administrator, credentials));
    },
    'GET /api/admin/auth/second-factor': (_, { administrator }) => secondFactor(context, administrator.id),
    'POST /api/admin/auth/second-factor/set-up': ({ body }, { administrator, language }) =>
      beginSetUp(context, administrator, { ...body, language }),
    'POST /api/admin/auth/second-factor/confirm': async ({ body }, { administrator, language }) => ({
      recovery_codes: [...(await confirmSetUp(context, administrator, { ...body, language }))],
    }),
    'POST /api/admin/auth/second-factor/recovery-codes': async ({ body }, { administrator, language }) => ({
      recovery_codes: [...(await renewRecoveryCodes(context, administrator, { proof: body, language }))],
    }),
    'POST /api/admin/auth/second-factor/switch-off': async ({ body }, { administrator, language }) => {
      await switchOff(context, administrator, { proof: body, language });
      return { success: true };
    },
  });
