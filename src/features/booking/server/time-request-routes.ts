import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { timeRequestContract } from '../time-request-contract.ts';
import { askForNewTime } from './move/ask-new-time.ts';
import { withdrawRequest } from './move/withdraw-request.ts';

export const timeRequestRoutes = (context: Context) =>
  mounted(timeRequestContract, {
    'POST /api/admin/bookings/{id}/time-request': ({ params, body }, { administrator }) =>
      askForNewTime(context, {
        id: params.id,
        keeps_time: body.keeps_time,
        explanation: body.explanation ?? null,
        actor: administrator.id,
      }),
    'POST /api/admin/bookings/{id}/time-request/withdraw': ({ params, body }, { administrator }) =>
      withdrawRequest(context, { id: params.id, restore: body.restore, actor: administrator.id }),
  });
