import { claimedResources } from '#features/availability/server/api.ts';
import { allowedActions } from '#features/booking/domain/booking-actions.ts';
import { mailsOfEdit } from '#features/booking/domain/mails/booking-mails.ts';
import { bookingsWithin } from '#features/booking/server/api.ts';
import { cancelReasonText } from '#features/booking/texts/cancel-reasons.ts';
import { resourceTimeOffWithin, timeOffWithin } from '#features/hours/server/api.ts';
import { isPlaceholder } from '#shared/kernel/contact/placeholder-contact.ts';
import { isId } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { dateRangeFrom } from '#shared/server/date-range.ts';
import type { CalendarEventView, Shown } from '../contract.ts';

type Booking = Awaited<ReturnType<typeof bookingsWithin>>[number];
type TimeOff = Awaited<ReturnType<typeof timeOffWithin>>[number];

export interface Occupations {
  readonly bookings: readonly Booking[];
  readonly timeOff: readonly Absence[];
}

/** Time off of a photographer or of a resource. */
type Absence = Pick<TimeOff, 'id' | 'version' | 'start' | 'end' | 'reason'> &
  ({ readonly photographer_name: string } | { readonly resource_name: string });

/** Returns the bookings and the time off that overlap a range. */
export const occupations = async (context: Context, { photographer_id, ...dates }: Shown) => {
  const wanted = { photographer_id, ...dateRangeFrom(dates) };
  if (photographer_id !== undefined && !isId(photographer_id)) return { bookings: [], timeOff: [] };
  return { bookings: await bookingsWithin(context, wanted), timeOff: await timeOffWithin(context, wanted) };
};

/** Returns what a photographer's own calendar contains in a range: the sessions that she may see, and her time off. */
export const ownOccupations = async (
  context: Context,
  { photographer_id, ...dates }: Omit<Shown, 'photographer_id'> & { readonly photographer_id: string },
): Promise<Occupations> => {
  const range = dateRangeFrom(dates);
  const [bookings, timeOff] = await Promise.all([
    bookingsWithin(context, { ...range, reader: { role: 'photographer', photographer_id } }),
    timeOffWithin(context, { ...range, photographer_id }),
  ]);
  return { bookings, timeOff };
};

interface OfResource extends Omit<Shown, 'photographer_id'> {
  readonly resource_id: string;
  readonly name: string;
}

/** Returns what takes up time of a resource in a range: the bookings that use one of its units, and its time off. */
export const resourceOccupations = async (
  context: Context,
  { resource_id, name, ...dates }: OfResource,
): Promise<Occupations> => {
  const wanted = { resource_id, ...dateRangeFrom(dates) };
  const timeOff = await resourceTimeOffWithin(context, wanted);
  return {
    bookings: await bookingsWithin(context, wanted),
    timeOff: timeOff.map((off) => ({ ...off, resource_name: name })),
  };
};

/** Returns bookings of every status and time off, ordered by start. */
export const calendarEvents = async (context: Context, shown: Shown): Promise<CalendarEventView[]> => {
  const { bookings, timeOff } = await occupations(context, shown);
  const resources = await claimedResources(
    context.db,
    bookings.map(({ id }) => id),
  );
  const idsOf = (id: string): string[] => [...new Set((resources.get(id) ?? []).map((one) => one.id))];
  const events = [
    ...bookings.map((one) => ({ at: one.starts_at, view: { ...bookingEvent(one), resource_ids: idsOf(one.id) } })),
    ...timeOff.map((one) => ({ at: one.start, view: timeOffEvent(one) })),
  ];
  return events.sort((a, b) => a.at - b.at).map(({ view }) => view);
};

const bookingEvent = (booking: Booking): Omit<CalendarEventView, 'resource_ids'> => ({
  ...booking,
  title: `${booking.service_name} - ${booking.customer_name}`,
  type: 'booking',
  start: formatInstant(booking.starts_at),
  end: formatInstant(booking.ends_at),
  reason: cancelReasonText(booking, 'de'),
  move: allowedActions(booking, 0).includes('reschedule')
    ? { version: booking.version, mails_customer: isMailed(booking), internal: booking.internal }
    : null,
});

// According to the rule for mails, and only if there is an address.
const isMailed = (booking: Booking): boolean =>
  mailsOfEdit(booking, booking, {
    restores: false,
    changesTime: true,
    changesService: false,
    changesPhotographer: false,
    changesItems: false,
  }).length > 0 && !isPlaceholder(booking.customer_email);

const timeOffEvent = (off: TimeOff): CalendarEventView => ({
  ...off,
  title: off.reason ?? off.photographer_name,
  type: 'timeoff',
  start: formatInstant(off.start),
  end: formatInstant(off.end),
  status: null,
  customer_name: null,
  service_name: null,
  service_name_de: null,
  service_name_ru: null,
  service_id: null,
  resource_ids: [],
  move: null,
});
