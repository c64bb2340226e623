import { DAY } from '#shared/kernel/time/zone-time.ts';
import type { PlannedReminder, RemindedBooking } from '../reminders/reminder-plan.ts';

export const start = Date.UTC(2030, 5, 4, 7);

/** A booking whose customer gets reminders by mail and by WhatsApp. */
export const booking: RemindedBooking = {
  status: 'CONFIRMED',
  starts_at: start,
  created_at: start - 10 * DAY,
  customer_email: 'erika@example.com',
  customer_phone: '030 123456',
  customer_whatsapp_notifications: true,
};

export const mail: PlannedReminder = { channel: 'email', minutes: 1440 };
export const whatsapp: PlannedReminder = { channel: 'whatsapp', minutes: 1440 };
export const noAddress = { customer_email: 'kunde@fotobooking.invalid' };
