/** The events a webhook can subscribe to, in display order. */
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
  'offer.made',
  'offer.ended',
  'offer.deleted',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** The event of a test delivery; it cannot be subscribed to. */
export const testEvent = 'webhook.test' as const;
