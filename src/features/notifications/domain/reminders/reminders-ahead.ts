import {
  type PlannedReminder,
  type RemindedBooking,
  reminderDueAt,
  reminderTiming,
  whyUnreachable,
} from './reminder-plan.ts';

/** The state of a reminder that is not in the outbox yet. */
export type ReminderState =
  | 'planned'
  | 'when_confirmed'
  | 'before_booking'
  | 'missed'
  | 'no_address'
  | 'no_phone'
  | 'not_configured';

export interface ReminderAhead extends PlannedReminder {
  /** Epoch ms. */
  readonly at: number;
  readonly state: ReminderState;
}

export interface BookingToRemind extends RemindedBooking {
  /** The reminders already in the outbox. */
  readonly queued: readonly PlannedReminder[];
}

/**
 * Returns the reminders of a booking that are still to come, or will not be sent and why, the earliest first. `now` is
 * epoch ms.
 */
export const remindersAhead = (
  booking: BookingToRemind,
  planned: readonly PlannedReminder[],
  { now, whatsapp_configured }: { readonly now: number; readonly whatsapp_configured: boolean },
): ReminderAhead[] => {
  if (booking.status === 'CANCELLED' || booking.status === 'COMPLETED') return [];
  const isQueued = ({ channel, minutes }: PlannedReminder): boolean =>
    booking.queued.some((other) => other.channel === channel && other.minutes === minutes);
  return planned
    .filter(({ channel }) => whyUnreachable(booking, channel) !== 'no_consent')
    .filter((reminder) => !isQueued(reminder))
    .map((reminder) => ({
      ...reminder,
      at: reminderDueAt(booking, reminder.minutes),
      state: stateOf(booking, reminder, now, whatsapp_configured),
    }))
    .sort((one, other) => one.at - other.at);
};

const stateOf = (
  booking: BookingToRemind,
  { channel, minutes }: PlannedReminder,
  now: number,
  configured: boolean,
): ReminderState => {
  const fate = reminderTiming(booking, minutes, now);
  if (fate === 'before_booking' || fate === 'missed') return fate;
  const unreachable = whyUnreachable(booking, channel);
  if (unreachable !== undefined && unreachable !== 'no_consent') return unreachable;
  if (channel === 'whatsapp' && !configured) return 'not_configured';
  return booking.status === 'CONFIRMED' ? 'planned' : 'when_confirmed';
};
