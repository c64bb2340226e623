import { readSetting } from '#features/settings/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { emailSettingsFrom } from '../domain/email-settings.ts';
import { plannedReminders } from '../domain/reminder-plan.ts';
import { queueDueReminders } from './reminder-store.ts';

/** Queues the reminders that are due now, each once, also with concurrent calls. Returns their number. */
export const queueReminders = async ({ db, now, log }: Context): Promise<number> => {
  const planned = plannedReminders(emailSettingsFrom(await readSetting(db, 'email')));
  const queued = await queueDueReminders(db, planned, now());
  if (queued > 0) log.info({ reminders: queued }, 'reminders are on their way');
  return queued;
};
