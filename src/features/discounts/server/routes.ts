import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { discountsContract } from '../contract.ts';
import { addDiscount, changeDiscount, removeDiscount } from './change-discounts.ts';
import { discountView } from './discount-view.ts';
import { selectDiscounts } from './store.ts';

export const discountsRoutes = (context: Context) =>
  mounted(discountsContract, {
    'GET /api/admin/discount-codes': async () => (await selectDiscounts(context.db)).map(discountView),
    'POST /api/admin/discount-codes': ({ body }, { administrator }) => addDiscount(context, body, administrator.id),
    'PATCH /api/admin/discount-codes/{id}': ({ params, body }, { administrator }) =>
      changeDiscount(context, params.id, body, administrator.id),
    'DELETE /api/admin/discount-codes/{id}': async ({ params }, { administrator }) => {
      await removeDiscount(context, params.id, administrator.id);
      return { success: true };
    },
  });
