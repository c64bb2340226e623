import { z } from 'zod';
import { currentPassword } from '#features/auth/password-contract.ts';
import { adminBooking } from '#features/booking/admin-contract.ts';
import { contact } from '#features/contacts/contract.ts';
import { recordedOffer } from '#features/offers/contract.ts';
import { offerOutcomes } from '#features/offers/domain/offer-state.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, line, readCheckValue, success } from '#shared/contract/fields.ts';
import { deliveryStatuses } from './domain/delivery-status.ts';
import { testEvent, type WebhookEvent, webhookEvents } from './domain/webhook-events.ts';

const wantedEvents = z
  .array(z.enum(webhookEvents))
  .min(1)
  .max(webhookEvents.length)
  .transform((names) => webhookEvents.filter((event) => names.includes(event)));

/** A webhook endpoint, for administrators. Instants are ISO with the Berlin offset. */
export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEvents)),
  created_at: z.string(),
  is_enabled: z.boolean(),
  /** Why it is disabled; null while it is enabled. */
  disabled_because: z.enum(['switched_off', 'failing', 'gone']).nullable(),
  disabled_at: z.string().nullable(),
  /** Since when no delivery has succeeded; null if the last one did. */
  failing_since: z.string().nullable(),
  /** Until when deliveries are also signed with the previous secret. */
  old_secret_until: z.string().nullable(),
  /** Counts of the deliveries in the log. */
  counts: z.object({ waiting: z.int(), delivered: z.int(), failed: z.int(), skipped: z.int() }),
  /** A check value of the fields of the form; see `versionOnRequest`. */
  version: z.string().optional(),
});
export type Webhook = z.infer<typeof webhook>;

const url = z.string().trim().max(2000);
const description = line(200);
const newWebhook = z.object({ url, description: description.default(''), events: wantedEvents });
export type NewWebhook = z.output<typeof newWebhook>;
const webhookChanges = z
  .object({ url, description, events: wantedEvents, is_enabled: z.boolean(), version: readCheckValue })
  .partial();
export type WebhookChanges = z.output<typeof webhookChanges>;

/** Includes the secret, which is only returned now. */
export const createdWebhook = webhook.extend({ secret: z.string() });
export type CreatedWebhook = z.infer<typeof createdWebhook>;

export type { DeliveryStatus } from './domain/delivery-status.ts';

const attempt = z.object({
  at: z.string(),
  duration_ms: z.int(),
  /** Null when there was no response; `error` gives the reason. */
  response_status: z.int().nullable(),
  /** The beginning of the response body. */
  answer: z.string().nullable(),
  error: z.string().nullable(),
});

/** One event on its way to one endpoint. */
export const webhookDelivery = z.object({
  id: z.string(),
  event_id: z.string(),
  type: z.enum([...webhookEvents, testEvent]),
  status: z.enum(deliveryStatuses),
  attempts: z.int(),
  created_at: z.string(),
  /** Set only while the delivery is waiting. */
  next_attempt_at: z.string().nullable(),
  last_attempt: attempt.nullable(),
  /** Whether a (re)send may be requested now. */
  may_send_again: z.boolean(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const fullDelivery = webhookDelivery.extend({
  /**
   * The body as it was or will be sent; null if it is not written yet, or was removed because the customer was erased.
   */
  payload: z.string().nullable(),
  /** The attempts, the first one first. */
  tries: z.array(attempt),
});
export type FullDelivery = z.infer<typeof fullDelivery>;

const one = { access: 'admin', roles: ['owner'], params: byId, cache: 'no-store' } as const;

// No scope: a caller that may create a webhook may receive every event.
export const webhooksContract = defineContract({
  'GET /api/admin/webhooks': {
    summary: 'Where events are sent, the oldest first',
    access: 'admin',
    roles: ['owner'],
    response: z.array(webhook),
    versionOnRequest: true,
    cache: 'no-store',
  },
  'POST /api/admin/webhooks': {
    summary: 'Have events sent to an address; `secret`, which signs them, is shown this once; needs a fresh factor',
    access: 'admin',
    roles: ['owner'],
    body: newWebhook.extend({ current_password: currentPassword }),
    response: createdWebhook,
    versionOnRequest: true,
    status: 201,
    refuses: [400, 403, 409, 429, 503],
    cache: 'no-store',
  },
  'PUT /api/admin/webhooks/{id}': {
    ...one,
    summary:
      'Change a webhook or switch it on and off; what is absent stays as it is; another address needs a fresh factor',
    body: webhookChanges.extend({ current_password: currentPassword }),
    response: webhook,
    versionOnRequest: true,
    refuses: [400, 403, 409, 429, 503],
  },
  'DELETE /api/admin/webhooks/{id}': { ...one, summary: 'Remove a webhook and its log', response: success },
  'POST /api/admin/webhooks/{id}/roll-secret': {
    ...one,
    summary: 'A new secret, shown this once; the previous one stays valid for a day; needs a fresh factor',
    body: z.object({ current_password: currentPassword }),
    response: createdWebhook,
    versionOnRequest: true,
    refuses: [403, 429, 503],
  },
  'POST /api/admin/webhooks/{id}/test': {
    ...one,
    summary: 'Send a test event to this webhook',
    response: webhookDelivery,
    refuses: [409],
  },
  'GET /api/admin/webhooks/{id}/deliveries': {
    ...one,
    summary: 'The log of a webhook, the newest first; kept for 30 days',
    query: z.object({
      status: z.enum(deliveryStatuses).optional(),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    response: z.object({ found: z.int(), deliveries: z.array(webhookDelivery) }),
  },
  'POST /api/admin/webhooks/{id}/send-failed-again': {
    ...one,
    summary: 'Try everything again that has failed; returns their number',
    response: z.object({ deliveries: z.int() }),
    refuses: [409],
  },
  'GET /api/admin/webhook-deliveries/{id}': {
    ...one,
    summary: 'One delivery: what was sent, and what came of every try',
    response: fullDelivery,
  },
  'POST /api/admin/webhook-deliveries/{id}/send-again': {
    ...one,
    summary: 'Try a delivery again now, under the same webhook-id',
    response: webhookDelivery,
    refuses: [409],
  },
});

const nothing = z.object({});
const from = z.object({ from: z.string().describe('The status before') });
const money = z.object({ amount: z.number().describe('EUR') });
const removedBooking = z.object({ id: z.string(), confirmation_code: z.string() });
const removed = z.object({ id: z.string() });
const oldPhase = z.object({ old_phase: z.string() });

/** The content of each event: `data` is its booking, contact or offer after the change, `details` describes the change. */
export const eventContents: Readonly<
  Record<WebhookEvent | typeof testEvent, { summary: string; data: z.ZodType; details: z.ZodType }>
> = {
  'booking.created': { summary: 'A booking was made', data: adminBooking, details: nothing },
  'booking.confirmed': { summary: 'It was confirmed, by hand or by a payment', data: adminBooking, details: from },
  'booking.rescheduled': {
    summary: 'It has another time or photographer',
    data: adminBooking,
    details: z.object({
      old_start: z.string(),
      old_end: z.string(),
      old_photographer_id: z.string(),
      old_photographer_name: z.string(),
    }),
  },
  'booking.updated': {
    summary: 'Customer, notes, service or what it brought was changed',
    data: adminBooking,
    details: nothing,
  },
  'booking.paid': { summary: 'A payment has arrived', data: adminBooking, details: money },
  'booking.refunded': { summary: 'Money went back to the customer', data: adminBooking, details: money },
  'booking.completed': { summary: 'The session is over', data: adminBooking, details: from },
  'booking.cancelled': { summary: 'It was cancelled, by whomever', data: adminBooking, details: from },
  'booking.restored': { summary: 'It is no longer cancelled', data: adminBooking, details: from },
  'booking.deleted': { summary: 'It was deleted for good', data: removedBooking, details: nothing },
  'booking.erased': {
    summary: 'Its customer was erased: erase what you keep of it, too',
    data: adminBooking,
    details: nothing,
  },
  'contact.created': { summary: 'Somebody is interested', data: contact, details: nothing },
  'contact.updated': { summary: 'A contact was changed', data: contact, details: oldPhase },
  'contact.converted': { summary: 'A contact has booked', data: contact, details: oldPhase },
  'contact.deleted': { summary: 'A contact was deleted', data: removed, details: nothing },
  'offer.made': { summary: 'Times are held for somebody', data: recordedOffer, details: nothing },
  'offer.ended': {
    summary: 'One of the times was booked, or the offer was declined, withdrawn or has lapsed',
    data: recordedOffer,
    details: z.object({ outcome: z.enum(offerOutcomes) }),
  },
  'offer.deleted': { summary: 'An offer was deleted: erase what you keep of it, too', data: removed, details: nothing },
  [testEvent]: {
    summary: 'Sent from the back office to try it out',
    data: z.object({ message: z.string() }),
    details: nothing,
  },
};

/** The body of a delivery. */
export const eventBody = (type: WebhookEvent | typeof testEvent) => {
  const { data, details } = eventContents[type];
  return z.object({ id: z.uuid(), type: z.literal(type), created_at: z.string(), data, details });
};
