import { requireFactor } from '#features/auth/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { notificationsContract } from '../contract.ts';
import { adminEmailSettings, changeEmailSettings, changesDestination } from './settings/email-settings.ts';
import { previewMail } from './settings/preview-mail.ts';
import { sendTestMail } from './settings/test-mail.ts';
import { previewWhatsapp, sendTestWhatsapp } from './whatsapp/test-whatsapp.ts';

export const notificationsRoutes = (context: Context) =>
  mounted(notificationsContract, {
    'GET /api/admin/email-settings': () => adminEmailSettings(context),
    'PUT /api/admin/email-settings': async ({ body: { current_password, ...changes } }, caller) => {
      if (await changesDestination(context, changes))
        await requireFactor(context, caller, { password: current_password });
      return changeEmailSettings(context, changes, caller.administrator.id);
    },
    'POST /api/admin/email-settings/test-preview': ({ query, body }, { language }) =>
      previewMail(context, query.template_type, body, query.language ?? language),
    'POST /api/admin/email-settings/test-mail': ({ body }, { language, administrator }) =>
      sendTestMail(context, body.to, language, administrator.id),
    'GET /api/admin/email-settings/whatsapp-preview': ({ query }, { language }) =>
      previewWhatsapp(context, query.language ?? language),
    'POST /api/admin/email-settings/test-whatsapp': ({ body }, { language, administrator }) =>
      sendTestWhatsapp(context, { to: body.to, written: body.language ?? language, read: language }, administrator.id),
  });
