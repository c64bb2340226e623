import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { dayMovesContract } from '../move-contract.ts';
import { moveDay, movedDayById } from './move-day.ts';
import { substitutesOf } from './substitutes.ts';
import { retryMove, undoMove } from './undo-move.ts';

export const dayMovesRoutes = (context: Context) =>
  mounted(dayMovesContract, {
    'GET /api/admin/days/{date}/substitutes': ({ params, query }) =>
      substitutesOf(context, params.date, query.resource_id),
    'POST /api/admin/days/{date}/move': ({ params, body }, { administrator }) =>
      moveDay(context, params.date, body, administrator.id),
    'GET /api/admin/day-moves/{id}': ({ params }) => movedDayById(context, params.id),
    'POST /api/admin/day-moves/{id}/undo': ({ params }, { administrator }) =>
      undoMove(context, params.id, administrator.id),
    'POST /api/admin/day-moves/{id}/retry': ({ params }) => retryMove(context, params.id),
  });
