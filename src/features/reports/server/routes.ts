import { requireFactor } from '#features/auth/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { dateRangeFrom } from '#shared/server/date-range.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { attentionContract } from '../attention-contract.ts';
import { chartsContract } from '../charts-contract.ts';
import { reportsContract } from '../contract.ts';
import { goLiveContract } from '../go-live-contract.ts';
import { selectAttention } from './attention-reads.ts';
import { reportChartsOf } from './charts/charts.ts';
import { excelExport } from './excel/export.ts';
import { changeGoLive, goLiveList } from './overview/go-live.ts';
import { statsOverviewOf } from './overview/overview.ts';

export const reportsRoutes = (context: Context) =>
  mounted(reportsContract, {
    'GET /api/admin/bookings/stats/overview': ({ query }) => statsOverviewOf(context, dateRangeFrom(query)),
    'GET /api/admin/bookings/export/excel': async ({ query }, caller) => {
      // The summary names no customer.
      if (query.kind === 'bookings') await requireFactor(context, caller);
      return excelExport(context, query);
    },
  });

export const goLiveRoutes = (context: Context) =>
  mounted(goLiveContract, {
    'GET /api/admin/go-live': () => goLiveList(context),
    'PUT /api/admin/go-live': ({ body }, { administrator }) => changeGoLive(context, body, administrator.id),
  });

export const attentionRoutes = (context: Context) =>
  mounted(attentionContract, {
    'GET /api/admin/attention': () => selectAttention(context),
  });

export const chartsRoutes = (context: Context) =>
  mounted(chartsContract, {
    'GET /api/admin/reports/charts': ({ query }) => reportChartsOf(context, query),
  });
