import { afterEach, beforeEach, expect } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { queueReminders } from '../reminders/queue-reminders.ts';
import { deliverDueWhatsapp } from '../whatsapp/deliver-whatsapp.ts';
import { outboxStudio, sessionStart } from './outbox-studio.ts';
import { startWebhookSink, type WebhookSink } from './webhook-sink.ts';

const whatsapp = { enabled: true, reminders: [{ quantity: 1, unit: 'days' }] };

/** A studio that reminds by WhatsApp, and a provider that receives the messages. */
export const whatsappStudio = () => {
  const studio = outboxStudio();
  let sink: WebhookSink;
  beforeEach(async () => {
    sink = await startWebhookSink();
  });
  afterEach(() => sink.close());
  const context = () => ({ ...studio().context, whatsappWebhookUrl: sink.url });
  const deliver = async (around: Context = context()) => {
    const delivery = { context: around, signal: new AbortController().signal };
    while ((await deliverDueWhatsapp(delivery)) > 0);
  };
  /** A confirmed session tomorrow, with only a WhatsApp reminder, which is due. */
  const remind = async (columns: Record<string, string | boolean | null> = {}, settings: object = {}) => {
    const { db } = studio().context;
    await writeSetting(db, 'email', { reminders: { enabled: false }, whatsapp: { ...whatsapp, ...settings } });
    const booking = await studio().book([], {
      status: 'CONFIRMED',
      customer_whatsapp_notifications: true,
      customer_phone: '0171 2345678',
      ...columns,
    });
    studio().clock = sessionStart - DAY;
    expect(await queueReminders(studio().context)).toBe(1);
    return booking;
  };
  return { studio, sink: () => sink, context, deliver, remind };
};
