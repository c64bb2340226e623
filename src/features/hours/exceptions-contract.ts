import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, day, readCheckValue, requiredLine, success } from '#shared/contract/fields.ts';
import { daySchedule } from './contract.ts';
import { germanStates } from './domain/public-holidays.ts';

/** A session that takes place on a date; instants as ISO with the Berlin offset. */
export const bookingOnDate = z.object({
  id: z.string(),
  start: z.string(),
  end: z.string(),
  status: z.string(),
  customer_name: z.string(),
  service_name: z.string(),
  photographer_name: z.string(),
});
export type BookingOnDate = z.infer<typeof bookingOnDate>;

/**
 * Hours of a date, or of every date up to `end_date`, in place of the weekday's hours. When closed (`is_working:
 * false`), the times have no effect.
 */
export const dateException = daySchedule.extend({
  id: z.string(),
  date: z.string(),
  /** The last day; the same as `date` for a single day. */
  end_date: z.string(),
  /** The studio's name for the day: 'Heiligabend'. */
  name: z.string(),
  /** Live bookings on its days that do not fit into the hours: the studio has to handle them. */
  bookings: z.array(bookingOnDate),
  /** A check value of the fields of the form; see `versionOnRequest`. */
  version: z.string().optional(),
});
export type DateExceptionView = z.infer<typeof dateException>;

const exceptionFields = daySchedule.extend({ date: day, end_date: day, name: requiredLine() });
/**
 * Without `end_date` the exception lasts one day. A working day without times gets the default hours of its weekday.
 */
export const newException = exceptionFields.partial().required({ date: true, name: true, is_working: true });
export type NewException = z.output<typeof newException>;
const exceptionChanges = exceptionFields.partial().extend({ version: readCheckValue });
export type ExceptionChanges = z.output<typeof exceptionChanges>;

const state = z.enum(germanStates);
const year = z.coerce.number().int().min(2000).max(2200);

/** A day on which a studio may be closed, and the exception and bookings it already has. */
export const offeredHoliday = z.object({
  date: z.string(),
  /** In the language of the caller. */
  name: z.string(),
  reach: z.enum(['everywhere', 'in_places', 'customary']),
  /** The name of the exception that the date has already. */
  exception: z.string().nullable(),
  /** Whether the weekday of the date is closed anyway. */
  closed: z.boolean(),
  bookings: z.array(bookingOnDate),
});
export type OfferedHoliday = z.infer<typeof offeredHoliday>;

/** Holidays that were added by one import; instants as ISO with the Berlin offset. */
export const holidayImport = z.object({
  id: z.string(),
  state: z.string(),
  year: z.int(),
  /** The number of dates it closed. */
  days: z.int(),
  /** How many of them are unchanged since the import, and how many an administrator has changed. */
  untouched: z.int(),
  changed: z.int(),
  /** Name of the administrator. */
  created_by: z.string(),
  created_at: z.string(),
  undone_at: z.string().nullable(),
  /** How many days were deleted when it was undone. */
  removed: z.int().nullable(),
});
export type HolidayImport = z.infer<typeof holidayImport>;

export const undoneHolidays = z.object({
  removed: z.int(),
  /** Days that stay because an administrator has changed them. */
  kept_changed: z.int(),
});
export type UndoneHolidays = z.infer<typeof undoneHolidays>;

const mostDates = 60;

export const exceptionsContract = defineContract({
  'GET /api/admin/calendar/exceptions': {
    summary: 'Dates with hours of their own, by date, from `date_from` on',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    query: z.object({ date_from: day.optional() }),
    response: z.array(dateException),
    versionOnRequest: true,
    cache: 'no-store',
  },
  'POST /api/admin/calendar/exceptions': {
    summary:
      'Close a date, or all from `date` to `end_date`, or give them hours of their own; the response lists the bookings that do not fit in. A longer closing takes over days that are closed by themselves',
    access: 'admin',
    roles: ['owner', 'desk'],
    body: newException,
    response: dateException,
    versionOnRequest: true,
    status: 201,
    refuses: [409],
  },
  'PUT /api/admin/calendar/exceptions/{id}': {
    summary: 'Change an exception; what is absent stays. One of a single day moves with its `date`',
    access: 'admin',
    roles: ['owner', 'desk'],
    params: byId,
    body: exceptionChanges,
    response: dateException,
    versionOnRequest: true,
    refuses: [409],
  },
  'DELETE /api/admin/calendar/exceptions/{id}': {
    summary: 'Give the dates of an exception the hours of their weekdays back',
    access: 'admin',
    roles: ['owner', 'desk'],
    params: byId,
    response: success,
  },
  'GET /api/admin/calendar/dates/{date}/bookings': {
    summary: 'The live bookings of a date, or of all up to `end_date`, before they are closed',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    params: z.object({ date: day }),
    query: z.object({ end_date: day.optional() }),
    response: z.array(bookingOnDate),
    cache: 'no-store',
  },
  'GET /api/admin/calendar/holidays': {
    summary: 'The public holidays of a German state in a year, with what stands on their dates already',
    access: 'admin',
    roles: ['owner', 'desk'],
    query: z.object({ state, year }),
    response: z.array(offeredHoliday),
    cache: 'no-store',
  },
  'POST /api/admin/calendar/holidays': {
    summary:
      'Close the studio on some of the holidays of a state and year; dates that are exceptions already stay as they are',
    access: 'admin',
    roles: ['owner', 'desk'],
    body: z.object({ state, year: z.int().min(2000).max(2200), dates: z.array(day).min(1).max(mostDates) }),
    /** `import_id` identifies the import for undoing it; null when nothing was added. */
    response: z.object({ added: z.array(dateException), import_id: z.string().nullable() }),
    versionOnRequest: 'added',
    status: 201,
  },
  'GET /api/admin/calendar/holidays/imports': {
    summary: 'The last imports of holidays, newest first',
    access: 'admin',
    roles: ['owner', 'desk'],
    response: z.array(holidayImport),
    cache: 'no-store',
  },
  'DELETE /api/admin/calendar/holidays/imports/{id}': {
    summary: 'Undo an import of holidays: days nobody has changed are deleted; 409 the second time',
    access: 'admin',
    roles: ['owner', 'desk'],
    params: byId,
    response: undoneHolidays,
    refuses: [409],
    cache: 'no-store',
  },
});
