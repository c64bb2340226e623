import { adminNames, requireFactor } from '#features/auth/server/api.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted, RawResponse } from '#shared/server/http/handler.ts';
import { type TaxMonths, taxContract } from '../../tax-contract.ts';
import { monthView } from '../month-view.ts';
import { closeMonth, monthFile } from './month-file.ts';
import { selectMonths } from './month-store.ts';
import { changeTaxSettings, taxSettingsView } from './tax-settings.ts';

export const taxRoutes = (context: Context) =>
  mounted(taxContract, {
    'GET /api/admin/invoices/months': () => months(context),
    'POST /api/admin/invoices/months/{month}/file': async ({ params }, caller) => {
      await requireFactor(context, caller);
      return download(context, params.month, caller.administrator.id);
    },
    'POST /api/admin/invoices/months/{month}/close': async ({ params }, caller) => {
      await requireFactor(context, caller);
      await closeMonth(context, params.month, caller.administrator.id);
      return months(context);
    },
    'GET /api/admin/invoices/accounts': () => taxSettingsView(context),
    'PUT /api/admin/invoices/accounts': ({ body }, { administrator }) =>
      changeTaxSettings(context, body, administrator.id),
  });

const months = async ({ db, now }: Context): Promise<TaxMonths> => {
  const [rows, names] = await Promise.all([selectMonths(db), adminNames(db)]);
  return { months: rows.map((row) => monthView(row, { names, now: now() })) };
};

const download = async (context: Context, month: string, actor: string): Promise<RawResponse> => {
  const { bytes, sha256, isPreview } = await monthFile(context, month);
  const details = { month, sha256 };
  await recordAudit(context.db, { actor, action: 'invoice.month_exported', details, at: context.now() });
  return new RawResponse(bytes, {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${isPreview ? `vorlaeufig-${month}` : month}.zip"`,
    'cache-control': 'no-store',
  });
};
