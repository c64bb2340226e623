import { lockBooking } from '#features/booking/server/api.ts';
import type { BookingOrder } from '#shared/kernel/message-order.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { queueMails } from '#shared/server/outbox.ts';
import { reminderDays } from '../../domain/birth-days.ts';
import { placesToRemind, type Reminded, recordReminder } from '../store.ts';

const orders: Readonly<Record<Reminded, BookingOrder>> = {
  family: { kind: 'birth_reminder' },
  studio: { kind: 'studio_birth_reminder' },
};

/** Reminds families ten days after the due date, and the studio after 21, of places without a birth: once each. */
export const remindOfPlaces = async (context: Context): Promise<void> => {
  const today = berlinDateOf(context.now());
  for (const whom of ['family', 'studio'] as const) {
    const until = addDays(today, -reminderDays[whom]);
    for (const id of await placesToRemind(context.db, whom, until)) await remind(context, id, whom);
  }
};

const remind = (context: Context, id: string, whom: Reminded): Promise<void> =>
  inTransaction(context.db, async (trx) => {
    const now = context.now();
    const booking = await lockBooking(trx, id, now);
    if (!booking?.awaits_birth || !(await recordReminder(trx, id, whom, now))) return;
    await queueMails(trx, [orders[whom]], booking, now);
  });
