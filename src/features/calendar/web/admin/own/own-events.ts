import type { CalendarEventView } from '../../../contract.ts';
import type { OwnCalendar } from '../../../own-calendar-contract.ts';
import { type TimedEvent, timed } from '../use-calendar.ts';

/** All entries are those of one person, whoever else takes a session. */
export const oneself = 'own';

const nothing = { service_id: null, resource_ids: [], reason: null, move: null };
const absence = {
  ...nothing,
  type: 'timeoff',
  status: null,
  customer_name: null,
  service_name: null,
  service_name_de: null,
  service_name_ru: null,
} as const;

/** The own sessions and time off as events of the calendar. `off`: what time off without a reason is called. */
export const ownEvents = ({ sessions, time_off }: OwnCalendar, off: string): TimedEvent[] =>
  timed([
    ...sessions.map(
      (session): CalendarEventView => ({
        ...nothing,
        ...session,
        type: 'booking',
        title: session.customer_name,
        photographer_id: oneself,
      }),
    ),
    ...time_off.map(
      ({ id, start, end, reason }): CalendarEventView => ({
        ...absence,
        id,
        start,
        end,
        reason,
        title: reason ?? off,
        photographer_name: reason ? '' : off,
        photographer_id: oneself,
      }),
    ),
  ]);
