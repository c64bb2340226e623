import { readSetting } from '#features/settings/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { emailSettingsFrom } from '../domain/email-settings.ts';
import { plannedReminders } from '../domain/reminders/reminder-plan.ts';
import { remindersAhead } from '../domain/reminders/reminders-ahead.ts';
import { selectMessagesOfBooking, selectQueuedReminders, selectRemindedBooking } from './outbox/outbox-store.ts';
import { outboxView } from './outbox/outbox-view.ts';
import { isConfigured, whatsappWebhookFrom } from './whatsapp/whatsapp-webhook.ts';

/** Returns the messages sent and planned for a booking. */
export const messagesOfBooking = async (context: Context, id: string) => {
  const { db } = context;
  const now = context.now();
  const [booking, messages, queued, stored] = await Promise.all([
    selectRemindedBooking(db, id),
    selectMessagesOfBooking(db, id),
    selectQueuedReminders(db, id),
    readSetting(db, 'email'),
  ]);
  if (!booking) throw notFound('Booking');
  const settings = emailSettingsFrom(stored);
  const whatsapp_configured = isConfigured(whatsappWebhookFrom(settings.whatsapp, context));
  const ahead = remindersAhead({ ...booking, queued }, plannedReminders(settings), { now, whatsapp_configured });
  return {
    messages: messages.map((row) => outboxView(row, now)),
    reminders: ahead.map(({ channel, minutes, at, state }) => ({
      channel,
      minutes_before: minutes,
      at: formatInstant(at),
      state,
    })),
  };
};
