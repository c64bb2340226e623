import { readCompany, readSetting } from '#features/settings/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { emailSettingsFrom } from '../../domain/email-settings.ts';
import { mailServerFrom } from './mail-server.ts';

/** Whether mails are sent: without a mail server they wait in the outbox, and no page promises one. */
export const sendsMail = async (context: Context): Promise<boolean> => {
  const [settings, company] = await Promise.all([readSetting(context.db, 'email'), readCompany(context.db)]);
  return typeof mailServerFrom(emailSettingsFrom(settings).smtp, { ...context, company }) !== 'string';
};
