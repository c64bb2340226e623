export { forgetEventsNaming } from './person-store.ts';
export { forgetOldDeliveries, startWebhookDelivery } from './webhook-jobs.ts';
