import type { BookingStatus } from '#features/booking/domain/booking-status.ts';
import { internationalNumber } from '#shared/kernel/contact/dialled-number.ts';
import { isPlaceholder } from '#shared/kernel/contact/placeholder-contact.ts';
import type { BookingOrder, MessageChannel, WhatsappOrder } from '#shared/kernel/message-order.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { EmailSettings } from '../email-settings.ts';

/** A reminder according to the settings: `minutes` of elapsed time before the session starts. */
export interface PlannedReminder {
  readonly channel: MessageChannel;
  readonly minutes: number;
}

const minutesIn = { minutes: 1, hours: 60, days: 1440 } as const;

/** Returns the reminders according to the settings, the earliest first, without duplicates: 24 hours equal 1 day. */
export const plannedReminders = ({ reminders, whatsapp }: EmailSettings): PlannedReminder[] => [
  ...planned('email', reminders.enabled ? reminders.reminders.map((hours) => hours * minutesIn.hours) : []),
  ...planned('whatsapp', whatsapp.enabled ? whatsapp.reminders.map(minutesOf) : []),
];

const minutesOf = ({ quantity, unit }: EmailSettings['whatsapp']['reminders'][number]): number =>
  quantity * minutesIn[unit];

const planned = (channel: MessageChannel, minutes: readonly number[]): PlannedReminder[] =>
  [...new Set(minutes)].sort((one, other) => other - one).map((before) => ({ channel, minutes: before }));

/** How late a reminder may be queued, for instance after downtime; later ones would only confuse. */
export const reminderGrace = 60 * MINUTE;

/** The fields of a session that reminders need; instants are epoch ms. */
export interface RemindedSession {
  readonly starts_at: number;
  readonly created_at: number;
}

/** Returns when a reminder is due, in epoch ms: hours and days are elapsed time, also across clock changes. */
export const reminderDueAt = ({ starts_at }: Pick<RemindedSession, 'starts_at'>, minutes: number): number =>
  starts_at - minutes * MINUTE;

/**
 * 'later': not yet; 'due': now; 'missed': more than an hour late, or the session has begun; 'before_booking': due
 * before the booking was made, so never sent.
 */
export type ReminderTiming = 'later' | 'due' | 'missed' | 'before_booking';

/** Returns the state of a reminder of a confirmed session at `now`, in epoch ms. */
export const reminderTiming = (session: RemindedSession, minutes: number, now: number): ReminderTiming => {
  const due = reminderDueAt(session, minutes);
  if (due < session.created_at) return 'before_booking';
  if (due > now) return 'later';
  return session.starts_at <= now || due < now - reminderGrace ? 'missed' : 'due';
};

/** The first and the last start of the sessions for which a reminder can be due at `now`; all in epoch ms. */
export const startsRemindedAt = (
  { minutes }: PlannedReminder,
  now: number,
): { readonly first: number; readonly last: number } => ({
  first: Math.max(now, now - reminderGrace + minutes * MINUTE),
  last: now + minutes * MINUTE,
});

/** The fields of a booking that determine how its customer can be reached. */
export interface ReachedCustomer {
  readonly customer_email: string;
  readonly customer_phone: string;
  readonly customer_whatsapp_notifications: boolean;
}

/** Why a customer gets no messages by a channel. */
export type Unreachable = 'no_address' | 'no_consent' | 'no_phone';

export const whyUnreachable = (customer: ReachedCustomer, channel: MessageChannel): Unreachable | undefined => {
  if (channel === 'email') return isPlaceholder(customer.customer_email) ? 'no_address' : undefined;
  const recipient = whatsappRecipient(customer);
  return 'why' in recipient ? recipient.why : undefined;
};

/** Returns the WhatsApp number of a customer who has agreed to messages, or why there is none. */
export const whatsappRecipient = ({
  customer_phone,
  customer_whatsapp_notifications,
}: ReachedCustomer): { readonly to: string } | { readonly why: Exclude<Unreachable, 'no_address'> } => {
  if (!customer_whatsapp_notifications) return { why: 'no_consent' };
  const to = internationalNumber(customer_phone);
  return to === undefined ? { why: 'no_phone' } : { to };
};

export interface RemindedBooking extends RemindedSession, ReachedCustomer {
  readonly status: BookingStatus;
}

/**
 * Whether a reminder belongs in the outbox at `now`, in epoch ms. A mail to a customer without an address does too: it
 * is shown there as skipped.
 */
export const isReminderDue = (booking: RemindedBooking, { channel, minutes }: PlannedReminder, now: number): boolean =>
  booking.status === 'CONFIRMED' &&
  reminderTiming(booking, minutes, now) === 'due' &&
  (channel === 'email' || whyUnreachable(booking, channel) === undefined);

/** Returns the message of a reminder and the address it goes to. */
export const reminderMessage = (
  { starts_at, customer_email, customer_phone }: RemindedBooking,
  { channel, minutes }: PlannedReminder,
): { readonly order: BookingOrder | WhatsappOrder; readonly to_address: string } =>
  channel === 'email'
    ? {
        order: { kind: 'reminder', hours: Math.floor(minutes / minutesIn.hours), start: starts_at },
        to_address: customer_email,
      }
    : { order: { kind: 'whatsapp_reminder', minutes, start: starts_at }, to_address: customer_phone };
