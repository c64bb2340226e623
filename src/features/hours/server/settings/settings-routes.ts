import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { calendarSettingsContract } from '../../contract.ts';
import { adminCalendarSettings, changeCalendarSettings } from './change-settings.ts';
import { readPublicCalendar } from './settings.ts';

export const calendarSettingsRoutes = (context: Context) =>
  mounted(calendarSettingsContract, {
    'GET /api/calendar/settings': () => readPublicCalendar(context),
    'GET /api/admin/calendar/settings': () => adminCalendarSettings(context),
    'PUT /api/admin/calendar/settings': ({ body }, { administrator }) =>
      changeCalendarSettings(context, body, administrator.id),
  });
