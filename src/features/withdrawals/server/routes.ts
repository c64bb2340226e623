import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { withdrawalContract } from '../contract.ts';
import { confirmWithdrawal, confirmWithdrawalByStudio } from './confirm-withdrawal.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { selectDeclarations } from './declaration-store.ts';
import { declarationView } from './declaration-view.ts';
import { declareWithdrawal } from './declare-withdrawal.ts';

export const withdrawalRoutes = (context: Context) =>
  mounted(withdrawalContract, {
    'POST /api/withdrawals': ({ body }, { language }) => declareWithdrawal(context, body, language),
    'POST /api/withdrawals/{id}/confirm': ({ params, query }, { language }) =>
      confirmWithdrawal(context, { id: params.id, token: query.token, language }),
    'GET /api/admin/withdrawals': async () =>
      (await selectDeclarations(context.db)).map((row) => declarationView(row, context.now())),
    'POST /api/admin/withdrawals/{id}/confirm': ({ params }, { administrator }) =>
      confirmWithdrawalByStudio(context, params.id, administrator.id),
    'POST /api/admin/withdrawals/{id}/decision': ({ params, body }, { administrator }) =>
      decideWithdrawal(context, params.id, body.decision, administrator.id),
  });
