import { z } from 'zod';
import { moveRules } from '#features/services/move-rules-contract.ts';
import { minimumNotice } from '#features/services/notice-contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';

/** The part of the schedule that a customer's calendar needs. */
export const publicCalendarSettings = z.object({
  work_on_weekends: z.boolean(),
  work_on_saturday: z.boolean(),
  work_on_sunday: z.boolean(),
  /** Weekdays without work, 1 = Monday … 7 = Sunday. */
  closed_weekdays: z.array(z.int()),
  /** Dates within the booking window that an exception closes or opens, in place of their weekday. */
  closed_dates: z.array(z.string()),
  open_dates: z.array(z.string()),
  advance_booking_days: z.int(),
  cancel_window_hours: z.int(),
  /** Present only if customers must choose the photographer: `photographer_id: any` is then unknown. */
  any_photographer: z.literal(false).optional(),
  /** Present only if the studio has a waiting list. */
  waiting_list: z.literal(true).optional(),
});
export type PublicCalendarSettings = z.infer<typeof publicCalendarSettings>;

/** Working hours of one weekday, Berlin wall times 'HH:MM'. */
export const daySchedule = z.object({
  is_working: z.boolean(),
  start_time: z.string().max(5),
  end_time: z.string().max(5),
  break_enabled: z.boolean(),
  break_start: z.string().max(5),
  break_end: z.string().max(5),
});

const weeklySchedule = z.object({
  monday: daySchedule,
  tuesday: daySchedule,
  wednesday: daySchedule,
  thursday: daySchedule,
  friday: daySchedule,
  saturday: daySchedule,
  sunday: daySchedule,
});

/** The calendar settings for administrators; the weekend flags repeat the schedule. */
export const adminCalendarSettings = publicCalendarSettings
  .omit({ any_photographer: true, waiting_list: true, closed_weekdays: true, closed_dates: true, open_dates: true })
  .extend({
    slot_duration_minutes: z.int(),
    buffer_time_minutes: z.int(),
    minimum_notice: minimumNotice,
    /** Whether customers may move their sessions themselves, by the link of their mails. */
    move_rules: moveRules,
    /** How many hours a time that becomes free is held for a person of the waiting list; null: there is no list. */
    waiting_list_hours: z.int().nullable(),
    /** Whether customers may leave it to the studio who takes the session (`photographer_id: any`). */
    any_photographer: z.boolean(),
    weekly_schedule: weeklySchedule,
    /** The number of changes so far. */
    version: z.int(),
  });
export type AdminCalendarSettings = z.infer<typeof adminCalendarSettings>;

/**
 * The request body that changes the settings. The rules check the ranges. A schedule names all seven days, an absent
 * field stays unchanged, and a weekend flag is applied on top of the schedule.
 */
export const calendarSettingsChanges = z
  .object({
    slot_duration_minutes: z.number(),
    buffer_time_minutes: z.number(),
    advance_booking_days: z.number(),
    cancel_window_hours: z.number(),
    /** How long before its start a customer has to book a session, unless its service has a notice of its own. */
    minimum_notice: minimumNotice,
    move_rules: moveRules,
    waiting_list_hours: z.number().nullable(),
    any_photographer: z.boolean(),
    weekly_schedule: weeklySchedule,
    work_on_weekends: z.boolean(),
    work_on_saturday: z.boolean(),
    work_on_sunday: z.boolean(),
    /**
     * The version the caller has read. If it is stale, nothing changes (409) and the response holds the current
     * settings.
     */
    version: z.int().nullable(),
  })
  .partial();
export type CalendarSettingsChanges = z.output<typeof calendarSettingsChanges>;

export const calendarSettingsContract = defineContract({
  'GET /api/calendar/settings': {
    summary: 'On which weekdays the studio works and how far ahead one may book',
    access: 'public',
    response: publicCalendarSettings,
    cache: 'no-cache',
  },
  'GET /api/admin/calendar/settings': {
    summary: 'Working hours and rules of booking',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'availability:read',
    response: adminCalendarSettings,
    cache: 'no-store',
  },
  'PUT /api/admin/calendar/settings': {
    summary: 'Change working hours and rules of booking',
    access: 'admin',
    roles: ['owner'],
    body: calendarSettingsChanges,
    response: adminCalendarSettings,
    refuses: [409],
  },
});
