import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { exceptionsContract } from '../../exceptions-contract.ts';
import { bookingsOnSpan, changeException, createException, dateExceptions, removeException } from './exceptions.ts';
import { holidayImports, importHolidays, undoHolidays } from './holiday-imports.ts';
import { offeredHolidays } from './holidays.ts';

export const exceptionRoutes = (context: Context) =>
  mounted(exceptionsContract, {
    'GET /api/admin/calendar/exceptions': ({ query }) => dateExceptions(context, query),
    'POST /api/admin/calendar/exceptions': ({ body }, { administrator }) =>
      createException(context, body, administrator.id),
    'PUT /api/admin/calendar/exceptions/{id}': ({ params, body }, { administrator }) =>
      changeException(context, params.id, body, administrator.id),
    'DELETE /api/admin/calendar/exceptions/{id}': async ({ params }, { administrator }) => {
      await removeException(context, params.id, administrator.id);
      return { success: true };
    },
    'GET /api/admin/calendar/dates/{date}/bookings': ({ params, query }) =>
      bookingsOnSpan(context, params.date, query.end_date),
    'GET /api/admin/calendar/holidays': ({ query }, { language }) => offeredHolidays(context, query, language),
    'POST /api/admin/calendar/holidays': ({ body }, { administrator, language }) =>
      importHolidays(context, body, language, administrator),
    'GET /api/admin/calendar/holidays/imports': () => holidayImports(context),
    'DELETE /api/admin/calendar/holidays/imports/{id}': ({ params }, { administrator }) =>
      undoHolidays(context, params.id, administrator.id),
  });
