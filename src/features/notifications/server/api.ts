export { startMailDelivery } from './mail-delivery.ts';
export { queueReminders } from './queue-reminders.ts';
export { serveMailPreviews } from './serve-mail-previews.ts';
