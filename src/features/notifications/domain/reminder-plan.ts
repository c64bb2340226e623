import { MINUTE } from '#shared/kernel/zone-time.ts';
import type { EmailSettings } from './email-settings.ts';

export type ReminderChannel = 'email' | 'whatsapp';

/** One reminder that the settings ask for: so many minutes that pass before the session begins. */
export interface PlannedReminder {
  readonly channel: ReminderChannel;
  readonly minutes: number;
}

const minutesIn = { minutes: 1, hours: 60, days: 1440 } as const;

/** What the settings ask for, the earliest first, each time once: 24 hours and 1 day are the same (SRV-39, SRV-40). */
export const plannedReminders = ({ reminders, whatsapp }: EmailSettings): PlannedReminder[] => [
  ...planned('email', reminders.enabled ? reminders.reminders.map((hours) => hours * minutesIn.hours) : []),
  ...planned('whatsapp', whatsapp.enabled ? whatsapp.reminders.map(minutesOf) : []),
];

const minutesOf = ({ quantity, unit }: EmailSettings['whatsapp']['reminders'][number]): number =>
  quantity * minutesIn[unit];

const planned = (channel: ReminderChannel, minutes: readonly number[]): PlannedReminder[] =>
  [...new Set(minutes)].sort((one, other) => other - one).map((before) => ({ channel, minutes: before }));

/** How late a reminder may be, after a time in which nothing could be queued; later it would only puzzle. */
export const reminderGrace = 60 * MINUTE;

/** A session, as far as its reminders go; instants are epoch ms. */
export interface RemindedSession {
  readonly starts_at: number;
  readonly created_at: number;
}

/** When a reminder is due, in epoch ms: hours and days are time that passes, also across the change of clocks (T06). */
export const reminderDueAt = ({ starts_at }: Pick<RemindedSession, 'starts_at'>, minutes: number): number =>
  starts_at - minutes * MINUTE;

/** 'later': not yet; 'due': now; 'missed': more than an hour ago, or the session has begun; 'before_booking': never. */
export type ReminderFate = 'later' | 'due' | 'missed' | 'before_booking';

/** What becomes of a reminder of a confirmed session at `now`, in epoch ms (SRV-39). The queueing statement says the same. */
export const reminderFate = (session: RemindedSession, minutes: number, now: number): ReminderFate => {
  const due = reminderDueAt(session, minutes);
  if (due < session.created_at) return 'before_booking';
  if (due > now) return 'later';
  return session.starts_at <= now || due < now - reminderGrace ? 'missed' : 'due';
};
