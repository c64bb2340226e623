import { requireFactor } from '#features/auth/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { webhooksContract } from '../contract.ts';
import { deliveriesOf, fullDelivery, sendAgain, sendFailedAgain, sendTest } from './deliveries/deliveries.ts';
import {
  changesDestination,
  changeWebhook,
  createWebhook,
  deleteWebhook,
  rollSecret,
  webhooks,
} from './endpoints/endpoints.ts';

export const webhooksRoutes = (context: Context) =>
  mounted(webhooksContract, {
    'GET /api/admin/webhooks': () => webhooks(context),
    'POST /api/admin/webhooks': async ({ body: { current_password, ...wanted } }, caller) => {
      await requireFactor(context, caller, { password: current_password });
      return createWebhook(context, wanted, caller.administrator.id);
    },
    'PUT /api/admin/webhooks/{id}': async ({ params, body: { current_password, ...changes } }, caller) => {
      if (await changesDestination(context, params.id, changes))
        await requireFactor(context, caller, { password: current_password });
      return changeWebhook(context, params.id, changes, caller.administrator.id);
    },
    'DELETE /api/admin/webhooks/{id}': async ({ params }, { administrator }) => {
      await deleteWebhook(context, params.id, administrator.id);
      return { success: true };
    },
    'POST /api/admin/webhooks/{id}/roll-secret': async ({ params, body }, caller) => {
      await requireFactor(context, caller, { password: body.current_password });
      return rollSecret(context, params.id, caller.administrator.id);
    },
    'POST /api/admin/webhooks/{id}/test': ({ params }, { administrator }) =>
      sendTest(context, params.id, administrator.id),
    'GET /api/admin/webhooks/{id}/deliveries': ({ params, query }) => deliveriesOf(context, params.id, query),
    'POST /api/admin/webhooks/{id}/send-failed-again': async ({ params }, { administrator }) => ({
      deliveries: await sendFailedAgain(context, params.id, administrator.id),
    }),
    'GET /api/admin/webhook-deliveries/{id}': ({ params }) => fullDelivery(context, params.id),
    'POST /api/admin/webhook-deliveries/{id}/send-again': ({ params }, { administrator }) =>
      sendAgain(context, params.id, administrator.id),
  });
