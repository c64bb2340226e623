import type { Context } from '#shared/server/context.ts';
import { dateRangeFrom } from '#shared/server/date-range.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { reportsContract } from '../contract.ts';
import { excelExport } from './excel/export.ts';
import { statsOverviewOf } from './overview.ts';

export const reportsRoutes = (context: Context) =>
  mounted(reportsContract, {
    'GET /api/admin/bookings/stats/overview': ({ query }) => statsOverviewOf(context, dateRangeFrom(query)),
    'GET /api/admin/bookings/export/excel': ({ query }) => excelExport(context, query),
  });
