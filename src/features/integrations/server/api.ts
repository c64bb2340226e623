export { carryEndpoints } from './carry-endpoints-store.ts';
export { forgetEventsNaming } from './person-store.ts';
export { sealedWebhookSecrets } from './sealed-secrets-store.ts';
export { forgetOldDeliveries, startWebhookDelivery } from './webhook-jobs.ts';
export { webhookNames } from './webhook-names.ts';
