import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { confirmationContract } from '../../confirmation-contract.ts';
import { passkeysContract } from '../../passkeys-contract.ts';
import { confirm, confirmationOf, confirmationOptions } from '../session/confirm.ts';
import { requireFactor } from '../session/require-factor.ts';
import { signedInView } from '../session/session.ts';
import { passkeySignIn, signInOptions, signInWithPasskey } from '../sign-in/sign-in-passkey.ts';
import { addPasskey, passkeyOptions } from './add-passkey.ts';
import { changePasskeyName, passkeys, removePasskey } from './passkeys.ts';

export const passkeysRoutes = (context: Context) =>
  mounted(passkeysContract, {
    'GET /api/passkeys/sign-in': () => passkeySignIn(context),
    'POST /api/passkeys/sign-in/options': (_, { language }) => signInOptions(context, language),
    'POST /api/passkeys/sign-in': async ({ body }, { network, language, user_agent }) => {
      const credentials = { ...body, device_token: body.device_token, network, language, user_agent };
      return signedInView(await signInWithPasskey(context, credentials));
    },
    'GET /api/admin/auth/passkeys': (_, { administrator }) => passkeys(context, administrator.id),
    'POST /api/admin/auth/passkeys/options': async ({ body }, caller) => {
      await requireFactor(context, caller, { need: 'confirmed', password: body.current_password });
      return passkeyOptions(context, caller.administrator, caller.language);
    },
    'POST /api/admin/auth/passkeys': ({ body }, { administrator, language }) =>
      addPasskey(context, administrator, { ...body, language }),
    'PUT /api/admin/auth/passkeys/{id}': async ({ params, body }, { administrator }) => {
      await changePasskeyName(context, administrator.id, { ...params, ...body });
      return { success: true };
    },
    'POST /api/admin/auth/passkeys/{id}/remove': async ({ params, body }, caller) => {
      await requireFactor(context, caller, { password: body.current_password });
      await removePasskey(context, caller.administrator.id, params.id);
      return { success: true };
    },
  });

export const confirmationRoutes = (context: Context) =>
  mounted(confirmationContract, {
    'GET /api/admin/auth/confirmation': (_, { administrator }) => confirmationOf(context, administrator),
    'POST /api/admin/auth/confirmation/options': (_, { administrator, language }) =>
      confirmationOptions(context, administrator, language),
    'POST /api/admin/auth/confirmation': ({ body }, { administrator, language }) =>
      confirm(context, administrator, body, language),
  });
