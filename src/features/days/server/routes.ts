import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { daysContract } from '../contract.ts';
import { cancelDay, cancelledDayById, retryDay, sessionsOn } from './cancel-day.ts';

export const daysRoutes = (context: Context) =>
  mounted(daysContract, {
    'GET /api/admin/days/{date}/sessions': ({ params, query }) => sessionsOn(context, params.date, query.resource_id),
    'POST /api/admin/days/{date}/cancel': ({ params, body }, { administrator, language }) =>
      cancelDay(context, params.date, body, { actor: administrator.id, language }),
    'GET /api/admin/day-cancellations/{id}': ({ params }) => cancelledDayById(context, params.id),
    'POST /api/admin/day-cancellations/{id}/retry': ({ params }) => retryDay(context, params.id),
  });
