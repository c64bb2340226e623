export { forgetOldDeliveries, startWebhookDelivery } from './webhook-jobs.ts';
