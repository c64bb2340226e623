import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { daysContract } from '../contract.ts';
import { cancelDay, cancelledDayById, retryDay, sessionsOn } from './cancel-day.ts';
import { moveDay, movedDayById, retryMove } from './move-day.ts';
import { substitutesOf } from './substitutes.ts';
import { undoMove } from './undo-move.ts';

export const daysRoutes = (context: Context) =>
  mounted(daysContract, {
    'GET /api/admin/days/{date}/sessions': ({ params, query }) => sessionsOn(context, params.date, query.resource_id),
    'POST /api/admin/days/{date}/cancel': ({ params, body }, { administrator, language }) =>
      cancelDay(context, params.date, body, { actor: administrator.id, language }),
    'GET /api/admin/day-cancellations/{id}': ({ params }) => cancelledDayById(context, params.id),
    'POST /api/admin/day-cancellations/{id}/retry': ({ params }) => retryDay(context, params.id),
    'GET /api/admin/days/{date}/substitutes': ({ params, query }) =>
      substitutesOf(context, params.date, query.resource_id),
    'POST /api/admin/days/{date}/move': ({ params, body }, { administrator }) =>
      moveDay(context, params.date, body, administrator.id),
    'GET /api/admin/day-moves/{id}': ({ params }) => movedDayById(context, params.id),
    'POST /api/admin/day-moves/{id}/undo': ({ params }, { administrator }) =>
      undoMove(context, params.id, administrator.id),
    'POST /api/admin/day-moves/{id}/retry': ({ params }) => retryMove(context, params.id),
  });
