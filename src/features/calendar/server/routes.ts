import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { calendarContract } from '../contract.ts';
import { calendarEvents } from './calendar-events.ts';
import { exportCalendar } from './export-calendar.ts';

export const calendarRoutes = (context: Context) =>
  mounted(calendarContract, {
    'GET /api/admin/calendar/events': ({ query }) => calendarEvents(context, query),
    'GET /api/admin/calendar/export/ics': ({ query }, { language }) => exportCalendar(context, query, language),
  });
