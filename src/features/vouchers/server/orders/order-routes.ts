import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { orderContract } from '../../order-contract.ts';
import { checkOrder } from './check-orders.ts';
import type { Sales } from './sell-orders.ts';
import { startOrder } from './start-order.ts';

export const voucherOrderRoutes = (context: Context, sales: Sales) =>
  mounted(orderContract, {
    'POST /api/vouchers/orders': ({ body }, { idempotency_key }) =>
      startOrder(context, body, { key: idempotency_key, documents: sales.documents }),
    'POST /api/vouchers/orders/{id}/check': ({ params }) => checkOrder(context, sales, params.id),
  });
