import { readSetting } from '#features/settings/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { emailSettingsFrom } from '../domain/email-settings.ts';
import { isConfigured, whatsappWebhookFrom } from './whatsapp-webhook.ts';

/** Whether customers can be reminded by WhatsApp: the studio wants it, and there is somewhere to hand messages over (AMB-085). */
export const offersWhatsapp = async (context: Context): Promise<boolean> => {
  const { whatsapp } = emailSettingsFrom(await readSetting(context.db, 'email'));
  return whatsapp.enabled && isConfigured(whatsappWebhookFrom(whatsapp, context));
};
