import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { paymentsContract } from '../contract.ts';
import { publicPaymentConfig, servicePaymentConfig } from './api.ts';
import { adminPaymentSettings, changePaymentSettings } from './payment-settings.ts';

export const paymentsRoutes = (context: Context) =>
  mounted(paymentsContract, {
    'GET /api/payments/service-config/{id}': ({ params }) => servicePaymentConfig(context, params.id),
    'GET /api/admin/payments/public-config': () => publicPaymentConfig(context),
    'GET /api/admin/payments/settings': () => adminPaymentSettings(context),
    'PUT /api/admin/payments/settings': ({ body }, { administrator }) =>
      changePaymentSettings(context, body, administrator.id),
  });
