export { startMailDelivery } from './mail-delivery.ts';
