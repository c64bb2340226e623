import { isId } from '#shared/kernel/ids.ts';
import type { Context } from '#shared/server/context.ts';
import { dateRangeFrom } from '#shared/server/date-range.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { resourceTimeOffContract } from '../../resource-time-off-contract.ts';
import {
  changeResourceTimeOff,
  createResourceTimeOff,
  removeResourceTimeOff,
  resourceTimeOffView,
} from './resource-time-off.ts';
import { resourceTimeOffWithin } from './resource-time-off-store.ts';

export const resourceTimeOffRoutes = (context: Context) =>
  mounted(resourceTimeOffContract, {
    'GET /api/admin/resource-timeoff': async ({ query: { resource_id, ...dates } }) => {
      const range = dateRangeFrom(dates);
      if (resource_id !== undefined && !isId(resource_id)) return [];
      return (await resourceTimeOffWithin(context, { resource_id, ...range })).map(resourceTimeOffView);
    },
    'POST /api/admin/resource-timeoff': ({ body }, { administrator }) =>
      createResourceTimeOff(context, body, administrator.id),
    'PUT /api/admin/resource-timeoff/{id}': ({ params, body }, { administrator }) =>
      changeResourceTimeOff(context, params.id, body, administrator.id),
    'DELETE /api/admin/resource-timeoff/{id}': async ({ params }, { administrator }) => {
      await removeResourceTimeOff(context, params.id, administrator.id);
      return { success: true };
    },
  });
