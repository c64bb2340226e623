export { forgetOldDeliveries, startWebhookDelivery } from './deliveries/webhook-jobs.ts';
export { carryEndpoints } from './endpoints/carry-endpoints-store.ts';
export { sealedWebhookSecrets } from './endpoints/sealed-secrets-store.ts';
export { forgetEventsNaming } from './person-store.ts';
export { webhookNames } from './webhook-names.ts';
