import { MINUTE } from '#shared/kernel/zone-time.ts';
import type { EmailSettings } from './email-settings.ts';

export type ReminderChannel = 'email' | 'whatsapp';

/** A reminder according to the settings: `minutes` of elapsed time before the session starts. */
export interface PlannedReminder {
  readonly channel: ReminderChannel;
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

const planned = (channel: ReminderChannel, minutes: readonly number[]): PlannedReminder[] =>
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
export type ReminderFate = 'later' | 'due' | 'missed' | 'before_booking';

/**
 * Returns the state of a reminder of a confirmed session at `now`, in epoch ms. The queueing statement implements the
 * same rule.
 */
export const reminderFate = (session: RemindedSession, minutes: number, now: number): ReminderFate => {
  const due = reminderDueAt(session, minutes);
  if (due < session.created_at) return 'before_booking';
  if (due > now) return 'later';
  return session.starts_at <= now || due < now - reminderGrace ? 'missed' : 'due';
};
