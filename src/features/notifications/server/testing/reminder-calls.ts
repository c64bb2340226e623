import { HOUR } from '#shared/kernel/time/zone-time.ts';
import { queueReminders } from '../reminders/queue-reminders.ts';
import { outboxStudio, sessionStart } from './outbox-studio.ts';

export const confirmed = { status: 'CONFIRMED' };

/** A studio, and what tests change in it before reminders are queued. */
export const reminderCalls = () => {
  const studio = outboxStudio();
  const queue = () => queueReminders(studio().context);
  const hoursBefore = (hours: number): void => void (studio().clock = sessionStart - hours * HOUR);
  return { studio, queue, hoursBefore };
};
