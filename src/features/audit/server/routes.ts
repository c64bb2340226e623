import { adminNames } from '#features/auth/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { auditContract } from '../contract.ts';
import { auditPage } from './audit-log.ts';
import { auditExport } from './export-audit.ts';

export const auditRoutes = (context: Context) =>
  mounted(auditContract, {
    'GET /api/admin/audit': ({ query: { before, limit, ...wanted } }) => auditPage(context, wanted, { before, limit }),
    'GET /api/admin/audit/actors': async () =>
      [...(await adminNames(context.db))]
        .map(([id, name]) => ({ id, name }))
        .sort((a, b) => a.name.localeCompare(b.name, 'de')),
    'GET /api/admin/audit/export': ({ query }) => auditExport(context, query),
  });
