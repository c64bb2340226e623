import { requireFactor } from '#features/auth/server/api.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { paymentsContract } from '../contract.ts';
import { publicPaymentConfig, servicePaymentConfig } from './api.ts';
import { adminPaymentSettings, changePaymentSettings } from './payment-settings.ts';
import { createTestPayment, testConnection } from './provider/test-provider.ts';

export const paymentsRoutes = (context: Context) =>
  mounted(paymentsContract, {
    'GET /api/payments/service-config/{id}': ({ params }) => servicePaymentConfig(context, params.id),
    'GET /api/admin/payments/public-config': () => publicPaymentConfig(context),
    'GET /api/admin/payments/settings': () => adminPaymentSettings(context),
    'PUT /api/admin/payments/settings': async ({ body: { current_password, ...changes } }, caller) => {
      await requireFactor(context, caller, { password: current_password });
      return changePaymentSettings(context, changes, caller.administrator.id);
    },
    'POST /api/admin/payments/test-stripe-connection': async (_, { language, administrator }) => {
      const tested = await testConnection(context, language);
      if (tested.success) await recordAudit(context.db, { actor: administrator.id, action: 'payments.tested' });
      return tested;
    },
    'POST /api/admin/payments/test-payment-intent': ({ body }, { language }) =>
      createTestPayment(context, body.amount, language),
  });
