export { startMailDelivery } from './mail-delivery.ts';
export { queueReminders } from './queue-reminders.ts';
