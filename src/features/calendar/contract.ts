import { z } from 'zod';
import { bookingStatus } from '#features/booking/contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { instant, reference } from '#shared/contract/fields.ts';

/** Something that takes up a photographer's time (CAL-016, CAL-017); instants as ISO with the Berlin offset. */
export const calendarEvent = z.object({
  id: z.string(),
  /** 'Service - customer', or the reason of the time off. */
  title: z.string(),
  type: z.enum(['booking', 'timeoff']),
  start: z.string(),
  end: z.string(),
  /** null for time off, as are customer and service. */
  status: bookingStatus.nullable(),
  photographer_name: z.string(),
  photographer_id: z.string(),
  customer_name: z.string().nullable(),
  service_name: z.string().nullable(),
  service_name_de: z.string().nullable(),
  service_name_ru: z.string().nullable(),
  service_id: z.string().nullable(),
  /** Of time off, or of a cancellation. */
  reason: z.string().nullable(),
});
export type CalendarEventView = z.infer<typeof calendarEvent>;

/** Days or instants, both ends counted, and perhaps one photographer. */
const shown = z.object({
  date_from: instant.optional(),
  date_to: instant.optional(),
  photographer_id: reference.optional(),
});
export type Shown = z.output<typeof shown>;

export const calendarContract = defineContract({
  'GET /api/admin/calendar/events': {
    summary: 'Bookings of every status and time off that reach into a range, by start (AMB-059)',
    access: 'admin',
    query: shown,
    response: z.array(calendarEvent),
    cache: 'no-store',
  },
  'GET /api/admin/calendar/export/ics': {
    summary: 'The same as an iCalendar file, without cancelled bookings (SRV-70)',
    access: 'admin',
    query: shown,
    response: z.string(),
    cache: 'no-store',
  },
});
