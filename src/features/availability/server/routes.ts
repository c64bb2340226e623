import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { availabilityContract } from '../contract.ts';
import { adminCalendarSettings, changeCalendarSettings } from './hours/change-settings.ts';
import { readPublicCalendar } from './hours/settings.ts';
import { daySlots, monthSlots } from './slots/slots.ts';

export const availabilityRoutes = (context: Context) =>
  mounted(availabilityContract, {
    'GET /api/calendar/settings': () => readPublicCalendar(context),
    'GET /api/availability': async ({ query }, { language }) => ({
      slots: await daySlots(context, { ...query, language }),
    }),
    'GET /api/availability/month': ({ query }, { language }) => monthSlots(context, { ...query, language }),
    'GET /api/admin/calendar/settings': () => adminCalendarSettings(context),
    'PUT /api/admin/calendar/settings': ({ body }, { administrator }) =>
      changeCalendarSettings(context, body, administrator.id),
  });
