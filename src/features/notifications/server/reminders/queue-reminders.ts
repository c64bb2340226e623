import { readSetting } from '#features/settings/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { toCustomer } from '#shared/server/outbox.ts';
import { emailSettingsFrom } from '../../domain/email-settings.ts';
import {
  isReminderDue,
  type PlannedReminder,
  plannedReminders,
  reminderMessage,
} from '../../domain/reminders/reminder-plan.ts';
import {
  type DueReminder,
  insertReminders,
  type ReminderCandidate,
  selectReminderCandidates,
} from './reminder-store.ts';

/** Queues the reminders that are due now, each once, also with concurrent calls. Returns their number. */
export const queueReminders = async ({ db, now, log }: Context): Promise<number> => {
  const planned = plannedReminders(emailSettingsFrom(await readSetting(db, 'email')));
  const queued = await queueDueReminders(db, planned, now());
  if (queued > 0) log.info({ reminders: queued }, 'reminders were queued');
  return queued;
};

/** Queues the reminders of a plan that are due at `now` (epoch ms), in batches of `batchSize` bookings. */
export const queueDueReminders = async (
  db: Database,
  planned: readonly PlannedReminder[],
  now: number,
  batchSize = 500,
): Promise<number> => {
  let queued = 0;
  for (const reminder of planned) {
    let after: ReminderCandidate | undefined;
    do {
      // Continues after the last booking read, not with those still unqueued: some are never due.
      const candidates = await selectReminderCandidates(db, reminder, now, { after, limit: batchSize });
      queued += await insertReminders(db, reminder, dueOf(candidates, reminder, now), now);
      after = candidates.length < batchSize ? undefined : candidates.at(-1);
    } while (after);
  }
  return queued;
};

/** Returns the reminders of the given bookings that are due, as messages. */
export const dueOf = (
  candidates: readonly ReminderCandidate[],
  reminder: PlannedReminder,
  now: number,
): DueReminder[] =>
  candidates
    .filter((booking) => isReminderDue(booking, reminder, now))
    .map((booking) => {
      const { order, to_address } = reminderMessage(booking, reminder);
      const { kind, ...params } = order;
      const { customer_name: to_name, language } = booking;
      return { booking, message: toCustomer({ kind, params, to_address, to_name, language }) };
    });
