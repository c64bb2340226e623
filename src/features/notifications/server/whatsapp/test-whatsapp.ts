import { randomUUID } from 'node:crypto';
import { readCompany, readSetting } from '#features/settings/server/api.ts';
import { internationalNumber } from '#shared/kernel/contact/dialled-number.ts';
import type { Language } from '#shared/kernel/language.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { emailSettingsFrom } from '../../domain/email-settings.ts';
import { sampleFacts } from '../../domain/mails/sample-mail.ts';
import { type WhatsappText, whatsappReminder } from '../../domain/reminders/whatsapp-reminder.ts';
import { testResultTexts } from '../../texts/test-result-texts.ts';
import { isConfigured, postWhatsapp, whatsappFailure, whatsappWebhookFrom } from './whatsapp-webhook.ts';

/** Returns the WhatsApp reminder with a sample booking of this studio. */
export const previewWhatsapp = async (context: Context, language: Language): Promise<WhatsappText> => {
  const company = await readCompany(context.db);
  const { design } = emailSettingsFrom(await readSetting(context.db, 'email'));
  const studio = { company, design, public_url: context.publicUrl, logo: null };
  return whatsappReminder(sampleFacts('reminder', studio), language);
};

interface TestMessage {
  /** A phone number as typed. */
  readonly to: string;
  /** `written`: the language of the message; `read`: the language of the response. */
  readonly written: Language;
  readonly read: Language;
}

/**
 * Posts the sample to the stored webhook immediately, without the outbox, and returns its response. `actor`: id of an
 * administrator.
 */
export const sendTestWhatsapp = async (
  context: Context,
  { to, written, read }: TestMessage,
  actor: string,
): Promise<{ success: boolean; message: string }> => {
  const texts = testResultTexts[read].whatsapp;
  const { whatsapp } = emailSettingsFrom(await readSetting(context.db, 'email'));
  const webhook = whatsappWebhookFrom(whatsapp, context);
  if (!isConfigured(webhook)) return { success: false, message: texts[webhook] };
  const sample = await previewWhatsapp(context, written);
  const message = { id: randomUUID(), to: internationalNumber(to) ?? '', language: written, ...sample };
  try {
    const response = await postWhatsapp(webhook, message, new AbortController().signal);
    await recordAudit(context.db, { actor, action: 'whatsapp.tested' });
    return { success: true, message: texts.sent(response) };
  } catch (error) {
    return { success: false, message: whatsappFailure(error).response };
  }
};
