import {
  claimedLanes,
  claimLanes,
  freeLanes,
  freeTime,
  isLimited,
  limitedService,
  lockDayOf,
  moveTime,
  retakeTime,
} from '#features/availability/server/api.ts';
import { lockLanes } from '#features/resources/server/api.ts';
import { minutesOfItems } from '#features/services/domain/booked-item.ts';
import { malformed, orThrow, Problem, ruleBroken } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { MINUTE } from '#shared/kernel/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { slotTaken } from '#shared/server/database/database-problem.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import { queueMails } from '#shared/server/outbox.ts';
import type { AdminBooking, BookingChanges } from '../admin-contract.ts';
import { type EditPlan, type EditRefusal, type EditWish, planEdit } from '../domain/booking-edit.ts';
import { mailsOfEdit } from '../domain/booking-mails.ts';
import { adminView } from './admin-view.ts';
import { changeBooking } from './change-booking.ts';
import { editedColumns } from './edited-columns.ts';
import { replaceItems } from './item-store.ts';
import { recordEdit } from './record-edit.ts';
import { type BookingRow, updateBooking } from './store.ts';
import { type WishedSession, wishedSession } from './wished-session.ts';

/**
 * Edits, moves or restores a booking. Availability is checked again if the session itself changes; the database
 * enforces it, and the loser of a race gets 409. If `version` is not the current one, nothing is written and the
 * response contains the current booking. `actor`: ID of an administrator.
 */
export const editBooking = (
  context: Context,
  { id, changes, actor, language }: { id: string; changes: BookingChanges; actor: string; language: Language },
): Promise<AdminBooking> => {
  const wish = wishOf(changes);
  return changeBooking(context, id, async (trx, booking) => {
    const inside = { ...context, db: trx };
    const now = context.now();
    await refuseStale(inside, booking, changes.version);
    const session = await wishedSession(inside, booking, { wish, choice: changes, language });
    const moreMinutes = minutesOfItems(session.items) - minutesOfItems(booking.items);
    const plan = planEdit(booking, wish, { ...session, moreMinutes }, now);
    if (!plan.ok) throw problemOf(plan.refusal);
    const columns = editedColumns(booking, plan.value, session, changes);
    if (Object.keys(columns).length === 0) return booking;
    if (booking.status === 'CANCELLED' && !plan.value.restores) {
      throw ruleBroken('booking_cancelled', 'A cancelled booking has to be restored before it is changed');
    }
    if (plan.value.rechecks) await occupy(inside, booking, plan.value, session);
    if (session.changesItems) await replaceItems(trx, id, session.items);
    const changed = await updateBooking(trx, id, columns, now);
    await recordEdit(trx, { before: booking, after: changed, plan: plan.value, actor, now });
    await queueMails(trx, mailsOfEdit(booking, changed, plan.value), changed, now);
    return changed;
  });
};

const wishOf = (changes: BookingChanges): EditWish => ({
  status: changes.status ?? undefined,
  start: typeof changes.start === 'string' ? instantFrom(changes.start, ['body', 'start']) : undefined,
  end: typeof changes.end === 'string' ? instantFrom(changes.end, ['body', 'end']) : undefined,
  service_id: changes.service_id?.toLowerCase(),
  photographer_id: changes.photographer_id?.toLowerCase(),
});

// The text must not contain the word "conflict": clients interpret that as a time that is taken.
const refuseStale = async (
  context: Context,
  booking: BookingRow,
  version: number | null | undefined,
): Promise<void> => {
  if (version === null || version === undefined || version === booking.version) return;
  throw new Problem(409, 'version_conflict', 'The booking was changed by somebody else in the meantime', {
    more: { booking: await adminView(context, booking) },
  });
};

const problemOf = (refusal: EditRefusal): Problem =>
  refusal === 'status'
    ? malformed(['body', 'status'], 'can only be PENDING, and only for a cancelled booking', 'status')
    : malformed(['body', 'end'], 'must be 1 minute to 24 hours after the start', 'length');

const occupy = async (
  context: Context,
  booking: BookingRow,
  plan: EditPlan,
  { needs, service, offered }: WishedSession,
): Promise<void> => {
  const { start, end, photographer_id } = plan;
  const { minutes_before, minutes_after } = service ?? booking;
  const around = { minutes_before, minutes_after };
  const demands = { ...around, needs, limited_service: limitedService(offered) };
  const asked = { photographer_id, duration_min: (end - start) / MINUTE, start, ...demands, except: booking.id };
  const limited =
    plan.mode !== 'internal' &&
    (await isLimited(context.db, { service: offered, photographer_ids: [photographer_id] }));
  if (limited) await lockDayOf(context.db, start);
  await lockLanes(
    context.db,
    needs.flatMap(({ resource_ids }) => resource_ids),
  );
  const { buffer_time_minutes } = orThrow(await freeTime(context, asked, plan.mode));
  const kept = await claimedLanes(context.db, booking.id);
  const lanes = await freeLanes(context, asked, plan.mode, kept);
  if (lanes === null) throw slotTaken();
  const { id: booking_id, internal } = booking;
  const time = { booking_id, photographer_id, lanes, start, end, buffer_time_minutes, ...around, internal };
  // The gap to the next session does not matter any more once a session has begun.
  const keepsGap = plan.mode === 'internal' && !internal && !plan.changesTime && !plan.changesPhotographer;
  if (plan.restores) await retakeTime(context.db, time);
  else if (keepsGap) await claimLanes(context.db, time);
  else await moveTime(context.db, booking, time);
};
