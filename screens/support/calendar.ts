import { type Locator, page } from 'vitest/browser';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import type { CalendarEventView, WorkingDay } from '#features/calendar/contract.ts';
import type { TimeOffView } from '#features/hours/time-off-contract.ts';
import { bookingsOf } from './bookings.ts';
import { anna } from './first-studio.ts';
import { refuseStale, versionRead } from './kept-record.ts';
import type { Answers, Asked } from './stub-server.ts';

const eventOf = (booking: AdminBooking): CalendarEventView => ({
  id: booking.id,
  title: `${booking.service_name} - ${booking.customer_name}`,
  type: 'booking',
  start: booking.start,
  end: booking.end,
  status: booking.status,
  photographer_name: booking.photographer_name,
  photographer_id: booking.photographer_id,
  customer_name: booking.customer_name,
  service_name: booking.service_name,
  service_name_de: booking.service_name_de,
  service_name_ru: booking.service_name_ru,
  service_id: booking.service_id,
  resource_ids: [],
  reason: booking.cancel_reason,
  move: booking.allowed_actions.includes('reschedule')
    ? { version: booking.version, mails_customer: true, internal: booking.internal }
    : null,
});

const timeOffEvent = (one: TimeOffView): CalendarEventView => ({
  id: one.id,
  title: one.reason ?? '',
  type: 'timeoff',
  start: one.start,
  end: one.end,
  status: null,
  photographer_name: one.photographer_name,
  photographer_id: one.photographer_id,
  customer_name: null,
  service_name: null,
  service_name_de: null,
  service_name_ru: null,
  service_id: null,
  resource_ids: [],
  reason: one.reason,
  move: null,
  version: one.version ?? 1,
});

/** Time off of Anna between two Berlin wall times in summer, such as '2031-05-26T00:00'. */
export const timeOffOf = (start: string, end: string, reason: string | null = null): TimeOffView => ({
  id: crypto.randomUUID(),
  photographer_id: anna.id,
  photographer_name: anna.name,
  start: `${start}:00+02:00`,
  end: `${end}:00+02:00`,
  reason,
  bookings: [],
  version: 1,
});

/** Every day of a range, open as the studio is from Monday to Saturday. */
const hoursBetween = ({ query }: Asked): WorkingDay[] => {
  const days: WorkingDay[] = [];
  const last = Date.parse(query.get('date_to') ?? '');
  for (let day = Date.parse(query.get('date_from') ?? ''); day <= last; day += 86_400_000) {
    const date = new Date(day).toISOString().slice(0, 10);
    const isOpen = new Date(day).getUTCDay() !== 0;
    const open = isOpen ? { start: `${date}T09:00:00+02:00`, end: `${date}T18:00:00+02:00` } : null;
    days.push({ date, open, pause: null, exceptional: false });
  }
  return days;
};

interface Shown {
  readonly bookings?: readonly AdminBooking[];
  readonly timeOff?: readonly TimeOffView[];
}

const wholeInstant = (sent: string): string => (/[Z+]/.test(sent) ? sent : `${sent.padEnd(19, ':00')}+02:00`);

/** Time off that is added, changed and deleted, with the bookings within it. */
const keepTimeOff = (first: readonly TimeOffView[], bookings: () => readonly AdminBooking[]) => {
  let all = first;
  const view = (one: TimeOffView): TimeOffView => ({
    ...one,
    bookings: bookings().filter(
      ({ photographer_id, start }) => photographer_id === one.photographer_id && start >= one.start && start < one.end,
    ),
  });
  const changed = (one: TimeOffView, { start, end, ...values }: Partial<TimeOffView>): TimeOffView => ({
    ...one,
    ...values,
    start: start ? wholeInstant(start) : one.start,
    end: end ? wholeInstant(end) : one.end,
    version: (one.version ?? 0) + 1,
  });
  const change = ({ id }: { readonly id?: string }, values: Partial<TimeOffView>): TimeOffView => {
    all = all.map((one) => (one.id === id ? changed(one, values) : one));
    return view(all.find((one) => one.id === id) as TimeOffView);
  };
  const answers: Answers = {
    'GET /api/admin/timeoff': () => all.map(view),
    'POST /api/admin/timeoff': ({ body }: Asked) => {
      const one = changed(timeOffOf('2027-01-01T00:00', '2027-01-02T00:00'), body);
      all = [...all, one];
      return view(one);
    },
    'PUT /api/admin/timeoff/{id}': (asked: Asked) => {
      const present = all.find(({ id }) => id === asked.params['id']) as TimeOffView;
      if (versionRead(asked) !== present.version) return refuseStale('time_off', view(present));
      const { version: _version, ...sent } = asked.body;
      return change(asked.params, sent);
    },
    'DELETE /api/admin/timeoff/{id}': ({ params }: Asked) => {
      all = all.filter(({ id }) => id !== params['id']);
      return { success: true };
    },
  };
  return { answers, change, all: () => all };
};

/** Answers of the calendar, which shows these bookings and this time off. See `bookingsOf`. */
export const calendarOf = ({ bookings = [], timeOff = [] }: Shown = {}) => {
  const { answers, ...server } = bookingsOf(...bookings);
  const away = keepTimeOff(timeOff, () => bookings.map((one) => server.stored(one)));
  const events = (): CalendarEventView[] =>
    [...bookings.map((one) => eventOf(server.stored(one))), ...away.all().map(timeOffEvent)].toSorted((one, other) =>
      one.start.localeCompare(other.start),
    );
  const calendar: Answers = {
    ...answers,
    ...away.answers,
    'GET /api/admin/calendar/events': events,
    'GET /api/admin/calendar/hours': hoursBetween,
    'GET /api/admin/own-hours': [],
  };
  return {
    ...server,
    answers: calendar,
    /** Changes time off as somebody else does. */
    changeTimeOff: away.change,
    timeOff: away.all,
  };
};

/** An entry of the month. */
export const entryOf = (name: string | RegExp): Locator => page.bySelector('td').getByRole('button', { name });
