import { readSetting } from '#features/settings/server/api.ts';
import { whatsappOrder } from '#shared/kernel/message-order.ts';
import type { Context } from '#shared/server/context.ts';
import { type EmailSettings, emailSettingsFrom } from '../../domain/email-settings.ts';
import { leaseMs } from '../../domain/outbox-actions.ts';
import { whatsappRecipient } from '../../domain/reminders/reminder-plan.ts';
import { whatsappReminder } from '../../domain/reminders/whatsapp-reminder.ts';
import { skipReasonOf } from '../../domain/still-worth-sending.ts';
import { readMailFacts } from '../mails/mail-facts.ts';
import { type Outcome, settleMessage } from '../sending/settle-message.ts';
import { type ClaimedMessage, claimDue, isAnyDue } from '../store.ts';
import { isConfigured, postWhatsapp, whatsappFailure, whatsappWebhookFrom } from './whatsapp-webhook.ts';

export const whatsappKinds = ['whatsapp_reminder'] as const;
const messagesAtOnce = 4;

export interface WhatsappDelivery {
  readonly context: Context;
  /** Aborts what is being sent; it is sent again later. */
  readonly signal: AbortSignal;
}

/** Posts a batch of the due WhatsApp messages to the webhook, like `deliverDueMails` for mails. */
export const deliverDueWhatsapp = async (delivery: WhatsappDelivery): Promise<number> => {
  const { context, signal } = delivery;
  if (!(await isAnyDue(context.db, whatsappKinds, context.now()))) return 0;
  const settings = emailSettingsFrom(await readSetting(context.db, 'email'));
  const domain = new URL(context.publicUrl).hostname;
  const claimed = await claimDue(context.db, {
    kinds: whatsappKinds,
    now: context.now(),
    leaseMs,
    limit: messagesAtOnce,
    domain,
  });
  const results = await Promise.allSettled(
    claimed.map((message) =>
      settleMessage(message, {
        context,
        signal,
        attempt: () => attempt(delivery, settings, message),
        failureOf: whatsappFailure,
      }),
    ),
  );
  const lost = results.find((result) => result.status === 'rejected');
  if (lost) throw lost.reason;
  return claimed.length;
};

const attempt = async (
  { context, signal }: WhatsappDelivery,
  settings: EmailSettings,
  claimed: ClaimedMessage,
): Promise<Outcome> => {
  const order = whatsappOrder.safeParse({ ...claimed.params, kind: claimed.kind });
  if (!order.success) return { status: 'failed', why: 'The entry in the outbox cannot be read' };
  const webhook = whatsappWebhookFrom(settings.whatsapp, context);
  if (!isConfigured(webhook)) return { status: 'skipped', why: webhook };
  const facts = claimed.booking_id && (await readMailFacts(context, claimed.booking_id, settings.design, null));
  if (!facts) return 'gone';
  const { booking } = facts;
  const pointless = skipReasonOf(order.data, { booking, queuedAt: claimed.created_at, now: context.now() });
  if (pointless) return { status: 'skipped', why: pointless };
  const recipient = whatsappRecipient(booking);
  if ('why' in recipient) return { status: 'skipped', why: recipient.why };
  const message = whatsappReminder(facts, claimed.language);
  await postWhatsapp(webhook, { id: claimed.id, to: recipient.to, language: claimed.language, ...message }, signal);
  return {
    to_address: booking.customer_phone,
    to_name: booking.customer_name,
    subject: null,
    html: null,
    plain_text: message.text,
  };
};
