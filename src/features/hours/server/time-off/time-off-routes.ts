import { knownPhotographer } from '#features/photographers/server/api.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Context } from '#shared/server/context.ts';
import { dateRangeFrom } from '#shared/server/date-range.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { timeOffContract } from '../../time-off-contract.ts';
import { changeTimeOff, createTimeOff, removeTimeOff, timeOffViewOf } from './time-off.ts';
import { timeOffWithin } from './time-off-store.ts';

export const timeOffRoutes = (context: Context) =>
  mounted(timeOffContract, {
    'GET /api/admin/timeoff': async ({ query: { photographer_id, ...dates } }) => {
      const range = dateRangeFrom(dates);
      if (photographer_id !== undefined && !isId(photographer_id)) return [];
      return (await timeOffWithin(context, { photographer_id, ...range })).map(timeOffViewOf);
    },
    'GET /api/admin/timeoff/photographer/{id}': async ({ params }) => {
      await knownPhotographer(context, params.id);
      const all = { photographer_id: params.id, from: null, until: null };
      return (await timeOffWithin(context, all)).map(timeOffViewOf);
    },
    'POST /api/admin/timeoff': ({ body }, { administrator }) => createTimeOff(context, body, administrator.id),
    'PUT /api/admin/timeoff/{id}': ({ params, body }, { administrator }) =>
      changeTimeOff(context, params.id, body, administrator.id),
    'DELETE /api/admin/timeoff/{id}': async ({ params }, { administrator }) => {
      await removeTimeOff(context, params.id, administrator.id);
      return { success: true };
    },
  });
