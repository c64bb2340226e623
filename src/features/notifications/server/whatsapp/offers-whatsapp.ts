import { readSetting } from '#features/settings/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { emailSettingsFrom } from '../../domain/email-settings.ts';
import { isConfigured, whatsappWebhookFrom } from './whatsapp-webhook.ts';

/** Whether customers can get WhatsApp reminders: they are enabled, and a webhook is configured. */
export const offersWhatsapp = async (context: Context): Promise<boolean> => {
  const { whatsapp } = emailSettingsFrom(await readSetting(context.db, 'email'));
  return whatsapp.enabled && isConfigured(whatsappWebhookFrom(whatsapp, context));
};
