import { resourcesOfBooking } from '#features/availability/server/api.ts';
import { minutesOfItems } from '#features/services/domain/extras/booked-item.ts';
import { malformed, type Problem, ruleBroken } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import { contextIn } from '#shared/server/database/transaction.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import { queueMails } from '#shared/server/outbox.ts';
import type { AdminBooking, BookingChanges } from '../../admin-contract.ts';
import { type EditRefusal, planEdit, type RequestedEdit } from '../../domain/booking-edit.ts';
import { mailsOfEdit } from '../../domain/mails/booking-mails.ts';
import { occupyTime } from '../demand/occupy-time.ts';
import { recordEdit } from '../demand/record-edit.ts';
import { changesResources, refuseUnneeded } from '../demand/requested-resources.ts';
import { sessionAfterEdit } from '../demand/session-after-edit.ts';
import { refuseWithFee } from '../fee/charge-no-show-fee.ts';
import { changeBooking } from '../record/change-booking.ts';
import { replaceItems } from '../record/item-store.ts';
import { refuseStaleBooking } from '../record/refuse-stale-booking.ts';
import { type BookingRow, updateBooking } from '../record/store.ts';
import { editedColumns } from './edited-columns.ts';

/**
 * Edits, moves or restores a booking. Availability is checked again if the session itself changes; the database
 * enforces it, and the loser of a race gets 409. If `version` is not the current one, nothing is written and the
 * response contains the current booking. A session that only gets other resources stays where it is, whatever the hours
 * are now. `actor`: ID of an administrator.
 */
export const editBooking = (
  context: Context,
  { id, changes, actor, language }: { id: string; changes: BookingChanges; actor: string; language: Language },
): Promise<AdminBooking> => {
  const requestedEdit = requestedEditOf(changes);
  return changeBooking(context, id, async (trx, booking) => {
    const within = contextIn(context, trx);
    const now = context.now();
    await refuseStaleBooking(within, booking, changes.version);
    refusePersonOfErased(booking, changes);
    const session = await sessionAfterEdit(within, booking, { edit: requestedEdit, choice: changes, language });
    const moreMinutes = minutesOfItems(session.items) - minutesOfItems(booking.items);
    const plan = planEdit(booking, requestedEdit, { ...session, moreMinutes }, now);
    if (!plan.ok) throw problemOf(plan.refusal);
    const requested = changes.resource_ids?.map((one) => one.toLowerCase()) ?? [];
    refuseUnneeded(requested, session.needs);
    const before = await resourcesOfBooking(trx, id);
    const otherResources = changesResources(requested, before);
    const columns = editedColumns(booking, plan.value, session, changes);
    if (Object.keys(columns).length === 0 && !otherResources) return booking;
    if (booking.status === 'CANCELLED' && !plan.value.restores) {
      throw ruleBroken('booking_cancelled', 'A cancelled booking has to be restored before it is changed');
    }
    if (plan.value.rechecks) refuseWithFee(booking);
    if (plan.value.rechecks || otherResources) await occupyTime(within, booking, plan.value, session, requested);
    if (session.changesItems) await replaceItems(trx, id, session.items);
    const changed = await updateBooking(trx, id, columns, now);
    const after = otherResources ? await resourcesOfBooking(trx, id) : before;
    const edit = { before: booking, after: changed, plan: plan.value, resources: { before, after } };
    await recordEdit(trx, { ...edit, actor, now });
    await queueMails(trx, mailsOfEdit(booking, changed, plan.value, edit.resources), changed, now);
    return changed;
  });
};

/** A booking whose customer was erased gets no other person: a change may have waited for the erasure. */
const refusePersonOfErased = ({ erased_at }: BookingRow, changes: BookingChanges): void => {
  const { customer, customer_name, customer_email, customer_phone } = changes;
  const isNamed = [customer, customer_name, customer_email, customer_phone].some((value) => (value ?? null) !== null);
  if (erased_at !== null && isNamed) throw ruleBroken('customer_erased', 'The customer was erased');
};

const requestedEditOf = (changes: BookingChanges): RequestedEdit => ({
  status: changes.status ?? undefined,
  start: typeof changes.start === 'string' ? instantFrom(changes.start, ['body', 'start']) : undefined,
  end: typeof changes.end === 'string' ? instantFrom(changes.end, ['body', 'end']) : undefined,
  service_id: changes.service_id?.toLowerCase(),
  photographer_id: changes.photographer_id?.toLowerCase(),
});

const problemOf = (refusal: EditRefusal): Problem =>
  refusal === 'status'
    ? malformed(['body', 'status'], 'can only be PENDING, and only for a cancelled booking', 'status')
    : malformed(['body', 'end'], 'must be 1 minute to 24 hours after the start', 'length');
