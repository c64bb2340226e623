import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { calendarContract } from '../contract.ts';
import { calendarEvents } from './calendar-events.ts';
import { type CampaignsOfSpots, explainDayOf, explainTime, workingDays } from './explain-time.ts';
import { exportCalendar } from './export-calendar.ts';

/** `campaigns`: what later features know of the times that they hold. */
export const calendarRoutes = (context: Context, campaigns: CampaignsOfSpots) =>
  mounted(calendarContract, {
    'GET /api/admin/calendar/events': ({ query }) => calendarEvents(context, query),
    'GET /api/admin/calendar/hours': ({ query }) => workingDays(context, query),
    'GET /api/admin/calendar/export/ics': ({ query }, { language }) => exportCalendar(context, query, language),
    'GET /api/admin/availability/explain': ({ query }) => explainTime(context, query, campaigns),
    'GET /api/admin/availability/explain/day': ({ query }) => explainDayOf(context, query, campaigns),
  });
