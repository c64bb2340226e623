/** What a webhook may hear of, in the order people read it. */
export const webhookEvents = [
  'booking.created',
  'booking.confirmed',
  'booking.rescheduled',
  'booking.updated',
  'booking.paid',
  'booking.refunded',
  'booking.completed',
  'booking.cancelled',
  'booking.restored',
  'booking.deleted',
  'booking.erased',
  'contact.created',
  'contact.updated',
  'contact.converted',
  'contact.deleted',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What is sent to try an endpoint out; nobody asks for it. */
export const testEvent = 'webhook.test' as const;
