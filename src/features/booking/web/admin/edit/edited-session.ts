import type { AdminService } from '#features/services/contract.ts';
import { minutesOfItems, staysOnEdit } from '#features/services/domain/extras/booked-item.ts';
import type { Choice } from '#features/services/domain/extras/service-option.ts';
import type { BookedItem, ChosenFrom } from '#features/services/web/parts/admin/extras/extras-to-choose.ts';
import {
  choiceOfItems,
  chosenExtras,
  hasExtras,
  isSameChoice,
  priceStaffChoice,
} from '#features/services/web/parts/admin/extras/staff-choice.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { parseInstant } from '#shared/kernel/time/berlin-time.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { AdminBooking, BookingChanges } from '../../../admin-contract.ts';
import { planEdit } from '../../../domain/booking-edit.ts';
import { msOf } from '../../parts/admin/booking-words.ts';
import { type EditFields, wallOf } from './edit-fields.ts';

/** The session of a booking as it is after an edit. */
export interface EditedSession {
  /** The options that may be chosen besides the service; undefined: none. */
  readonly extras: ChosenFrom | undefined;
  readonly choice: Choice;
  readonly changesItems: boolean;
  /** The service and fees for moves, in cents. */
  readonly own_price_cents: number;
  /** undefined while it is not known. */
  readonly minutes: number | undefined;
}

/**
 * Returns the session of an edit. Another service begins with its default choice, because options belong to a service.
 */
export const editedSession = (
  booking: AdminBooking,
  fields: EditFields,
  services: readonly AdminService[] | undefined,
): EditedSession => {
  const isSame = fields.service_id === booking.service_id;
  const kept: readonly BookedItem[] = isSame ? extrasOf(booking) : [];
  const service = services?.find(({ id }) => id === fields.service_id);
  const stored = choiceOfItems(kept);
  const usual = isSame || !service ? stored : chosenExtras(service, undefined).choice;
  const choice = fields.extras?.service_id === fields.service_id ? fields.extras.choice : usual;
  const from = service && { service, kept };
  return {
    extras: from && hasExtras(from) ? from : undefined,
    choice,
    changesItems: !isSameChoice(choice, stored),
    own_price_cents: isSame
      ? restOf(booking, extrasOf(booking))
      : wholeCentsOf(service?.price_eur ?? 0) + feesOf(booking),
    minutes: from ? minutesOf(booking, fields, from, choice) : isSame ? lengthOf(booking) : undefined,
  };
};

const lengthOf = ({ start, end }: AdminBooking): number => (msOf(end) - msOf(start)) / MINUTE;

const extrasOf = ({ items }: AdminBooking) => items.filter((item) => !staysOnEdit(item));

const sumOf = (items: readonly { readonly price: number }[]): number =>
  items.reduce((sum, { price }) => sum + wholeCentsOf(price), 0);

/** The price of a booking without some of its items. */
const restOf = ({ service_price }: AdminBooking, items: AdminBooking['items']): number =>
  wholeCentsOf(service_price) - sumOf(items);

/** The fees for moves and the reduction by a code, which stay whatever is edited. */
const feesOf = ({ items }: AdminBooking): number => sumOf(items.filter(staysOnEdit));

/** The length by the rule of the server. */
const minutesOf = (booking: AdminBooking, fields: EditFields, from: ChosenFrom, choice: Choice): number | undefined => {
  const booked = priceStaffChoice(from, choice);
  if (!booked.ok) return undefined;
  const start = fields.start === wallOf(booking) ? undefined : parseInstant(fields.start);
  const { items, service } = booked.value;
  const plan = planEdit(
    { ...booking, starts_at: msOf(booking.start), ends_at: msOf(booking.end) },
    { start: start?.ok ? start.value : undefined, service_id: fields.service_id },
    {
      minutes: service.duration_min,
      changesItems: true,
      moreMinutes: minutesOfItems(items) - extrasOf(booking).reduce((sum, { minutes }) => sum + minutes, 0),
    },
    Number.NEGATIVE_INFINITY,
  );
  return plan.ok ? (plan.value.end - plan.value.start) / MINUTE : undefined;
};

/** Returns the items of an edit as its request names them; nothing if they stay as they are. */
export const itemsIn = ({ extras, choice, changesItems }: EditedSession): Pick<BookingChanges, 'options' | 'people'> =>
  extras && changesItems
    ? { options: choice.options.filter(({ count }) => count > 0), people: choice.people ?? null }
    : {};

/** Returns the availability query for the entered session; undefined while it is incomplete. */
export const questionOf = (booking: AdminBooking, fields: EditFields, session: EditedSession) => {
  const { minutes, extras, choice } = session;
  if (minutes === undefined || fields.start === '' || fields.photographer_id === '') return undefined;
  return {
    photographer_id: fields.photographer_id,
    service_id: fields.service_id,
    datetime: fields.start,
    duration_minutes: minutes,
    ...(extras && { options: choice.options.filter(({ count }) => count > 0) }),
    exclude_booking_id: booking.id,
    ignore_working_hours: booking.internal,
  };
};
