import { z } from 'zod';
import { chosenExtras } from '#features/availability/contract.ts';
import { bookingModes, refusalReasons } from '#features/availability/domain/facts.ts';
import { bookingStatus } from '#features/booking/contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { day, instant, reference } from '#shared/contract/fields.ts';

/** An entry that takes up a photographer's time; instants as ISO with the Berlin offset. */
export const calendarEvent = z.object({
  id: z.string(),
  /** 'Service - customer', or the reason of the time off. */
  title: z.string(),
  type: z.enum(['booking', 'timeoff']),
  start: z.string(),
  end: z.string(),
  /** Null for time off, as are customer and service. */
  status: bookingStatus.nullable(),
  photographer_name: z.string(),
  photographer_id: z.string(),
  customer_name: z.string().nullable(),
  service_name: z.string().nullable(),
  service_name_de: z.string().nullable(),
  service_name_ru: z.string().nullable(),
  service_id: z.string().nullable(),
  /** What a session uses besides its photographer, such as its room. */
  resource_ids: z.array(z.string()),
  /** Of time off, or of a cancellation. */
  reason: z.string().nullable(),
  /** What moving it requires; null if it cannot be moved: time off, and sessions that are cancelled or over. */
  move: z
    .object({
      /** Sent back with the change, so that concurrent changes do not overwrite each other. */
      version: z.int(),
      /** Whether its customer is notified by mail. */
      mails_customer: z.boolean(),
      /** An internal appointment may ignore all rules except overlaps with other sessions. */
      internal: z.boolean(),
    })
    .nullable(),
  /** Of time off: increases with every change; see `versionOnRequest`. */
  version: z.int().optional(),
});
export type CalendarEventView = z.infer<typeof calendarEvent>;

/** Days or instants, both ends included, and optionally one photographer. */
const shown = z.object({
  date_from: instant.optional(),
  date_to: instant.optional(),
  photographer_id: reference.optional(),
});
export type Shown = z.output<typeof shown>;

const range = z.object({ start: z.string(), end: z.string() });

/** When the studio works on a day; null when it does not. */
export const workingDay = z.object({
  date: z.string(),
  open: range.nullable(),
  pause: range.nullable(),
  /** Whether an exception sets the hours of the date. */
  exceptional: z.boolean(),
});
export type WorkingDay = z.infer<typeof workingDay>;

/** A reason against a start: a rule, a session or an absence. */
export const objection = z.object({
  /** `not_offered`: the photographer does not offer the service. `not_needed`: the service does not need `resource_id`. */
  reason: z.enum([...refusalReasons, 'not_offered', 'not_needed']),
  booking: z
    .object({
      id: z.string(),
      confirmation_code: z.string(),
      customer_name: z.string(),
      start: z.string(),
      end: z.string(),
    })
    .nullable(),
  time_off: z.object({ id: z.string(), start: z.string(), end: z.string(), reason: z.string().nullable() }).nullable(),
  /** What the session or absence claims, if not the photographer. */
  resource: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The date whose exception decided, in place of its weekday. */
  exception: z.string().nullable(),
  /** Only if the time is held: which time, until when, and for which offer; null: for a request to a customer, or a spot. */
  held: z
    .object({
      start: z.string(),
      end: z.string(),
      until: z.string(),
      offer_id: z.string().nullable(),
      /** Only of a spot that is on sale: its mini-session day. */
      campaign: z.object({ id: z.string(), name_de: z.string(), name_ru: z.string().nullable() }).optional(),
    })
    .optional(),
});
export type ObjectionView = z.infer<typeof objection>;

const mode = z.enum(bookingModes);

/**
 * A start and the modes in which it may be booked: by customers, by the studio, by the studio as an internal
 * appointment.
 */
export const explanation = z.object({
  start: z.string(),
  end: z.string(),
  free_for: z.array(mode),
  /** The most important first; `blocks` lists the modes it blocks. */
  reasons: z.array(objection.extend({ blocks: z.array(mode) })),
  hours: workingDay,
  /** The last day that customers may currently book. */
  last_day: z.string(),
  /** The first instant with enough notice for customers. */
  first_start: z.string(),
});
export type Explanation = z.infer<typeof explanation>;

/**
 * A day and what blocks its starts for the studio, in chronological order; `from` and `to` are the forbidden starts.
 */
export const dayExplanation = z.object({
  date: z.string(),
  hours: workingDay,
  reasons: z.array(objection.extend({ from: z.string(), to: z.string() })),
});
export type DayExplanation = z.infer<typeof dayExplanation>;

const session = {
  photographer_id: reference,
  /** One of the two gives the length of the session; `duration_min` takes precedence. */
  service_id: reference.optional(),
  duration_min: z.coerce.number<number>().int().min(1).max(1440).optional(),
  /** The booking that is being moved: its own time does not conflict. */
  except: reference.optional(),
  /** A resource that the session, which keeps its photographer, has to use; requires `service_id`. */
  resource_id: reference.optional(),
  /** With `service_id`: what it takes longer and needs with these. */
  ...chosenExtras,
};

export const calendarContract = defineContract({
  'GET /api/admin/calendar/events': {
    summary: 'Bookings of every status and time off that reach into a range, by start',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    query: shown,
    response: z.array(calendarEvent),
    versionOnRequest: true,
    cache: 'no-store',
  },
  'GET /api/admin/calendar/hours': {
    summary: 'When the studio works on each day of a range of at most 100 days, breaks and single dates included',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'availability:read',
    query: z.object({ date_from: day, date_to: day }),
    response: z.array(workingDay),
    cache: 'no-store',
  },
  'GET /api/admin/calendar/export/ics': {
    summary: 'The same as an iCalendar file, without cancelled bookings',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    query: shown,
    response: z.string(),
    cache: 'no-store',
  },
  'GET /api/admin/availability/explain': {
    summary: 'Why a session may or may not start at a time, and what is to blame',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    query: z.object({ ...session, start: instant }),
    response: explanation,
    cache: 'no-store',
  },
  'GET /api/admin/availability/explain/day': {
    summary: 'What takes the times of a day',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    query: z.object({ ...session, date: day }),
    response: dayExplanation,
    cache: 'no-store',
  },
});
export type StartQuestion = z.output<(typeof calendarContract)['GET /api/admin/availability/explain']['query']>;
export type DayQuestion = z.output<(typeof calendarContract)['GET /api/admin/availability/explain/day']['query']>;
