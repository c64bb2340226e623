import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { bankContract } from '../../bank-contract.ts';
import { bankLines } from './bank-lines-view.ts';
import { assignBankLine, dismissBankLine } from './decide-bank-line.ts';
import { readBankStatement } from './read-bank-statement.ts';

export const bankRoutes = (context: Context) =>
  mounted(bankContract, {
    'GET /api/admin/bank-lines': () => bankLines(context),
    'POST /api/admin/bank-statements': ({ file }, { administrator }) =>
      readBankStatement(context, file.bytes, administrator.id),
    'POST /api/admin/bank-lines/{id}/assign': async ({ params, body }, { administrator }) => {
      await assignBankLine(context, { ...params, ...body, actor: administrator.id });
      return { success: true };
    },
    'POST /api/admin/bank-lines/{id}/dismiss': async ({ params }, { administrator }) => {
      await dismissBankLine(context, { ...params, actor: administrator.id });
      return { success: true };
    },
  });
