import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, language, line } from '#shared/contract/fields.ts';
import { messageStatuses } from './domain/message-status.ts';

export type { MessageStatus } from './domain/message-status.ts';

/** A mail or WhatsApp message of the outbox; instants are ISO with the Berlin offset. */
export const outboxMessage = z.object({
  id: z.string(),
  channel: z.enum(['email', 'whatsapp']),
  /** The kind of message; see message-order.ts. */
  kind: z.string(),
  recipient: z.enum(['customer', 'studio']),
  to_name: z.string(),
  to_address: z.string(),
  language,
  status: z.enum(messageStatuses),
  /** The number of attempts. */
  attempts: z.int(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  /** When the next attempt is due; null unless it is waiting. */
  next_attempt_at: z.string().nullable(),
  /** The last response of the mail server, or why it was skipped; see `skipReasons`. */
  last_error: z.string().nullable(),
  /** As sent. */
  subject: z.string().nullable(),
  /** Its subject: a booking, or a contact that has written a message. */
  booking: z
    .object({
      id: z.string(),
      confirmation_code: z.string(),
      customer_name: z.string(),
      start: z.string(),
      /** Present on a place until a birth without an hour. */
      without_time: z.literal(true).optional(),
    })
    .nullable(),
  contact: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Whether it may be sent (again) and given up now. */
  may_send_again: z.boolean(),
  may_give_up: z.boolean(),
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** A reminder that is not in the outbox yet, and its state. */
export const reminderAhead = z.object({
  channel: z.enum(['email', 'whatsapp']),
  minutes_before: z.int(),
  at: z.string(),
  state: z.enum(['planned', 'when_confirmed', 'before_booking', 'missed', 'no_address', 'no_phone', 'not_configured']),
});
export type ReminderAhead = z.infer<typeof reminderAhead>;

export const outboxPage = z.object({
  /** Counts of the whole outbox, independent of the filter. */
  counts: z.object({ waiting: z.int(), sent: z.int(), failed: z.int(), skipped: z.int() }),
  /** The number of messages that match the filter. */
  found: z.int(),
  messages: z.array(outboxMessage),
  /** Whether there is a mail server; without one, mails wait. */
  mail_server: z.enum(['ready', 'not_configured', 'password_unreadable']),
});
export type OutboxPage = z.infer<typeof outboxPage>;

const one = { access: 'admin', roles: ['owner', 'desk'], params: byId, cache: 'no-store' } as const;

export const outboxContract = defineContract({
  'GET /api/admin/outbox': {
    summary: 'Mails and messages: waiting, sent, failed with the reason, skipped; the newest first',
    access: 'admin',
    roles: ['owner', 'desk'],
    query: z.object({
      status: z.enum(messageStatuses).optional(),
      /** Searches address, name, subject and booking code. */
      search: line(200).optional(),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: outboxPage,
    cache: 'no-store',
  },
  'GET /api/admin/outbox/{id}': {
    ...one,
    summary: 'One message, as it was sent or as it would be sent now; `preview_url` shows it for five minutes',
    response: outboxMessage.extend({
      shown_subject: z.string().nullable(),
      plain_text: z.string(),
      preview_url: z.string().nullable(),
    }),
  },
  'POST /api/admin/outbox/{id}/send-again': {
    ...one,
    summary: 'Try a message again now; one that was sent is sent once more',
    response: outboxMessage,
    refuses: [409],
  },
  'POST /api/admin/outbox/{id}/give-up': {
    ...one,
    summary: 'Do not try a message any more',
    response: outboxMessage,
    refuses: [409],
  },
  'POST /api/admin/outbox/send-failed-again': {
    summary: 'Try everything that has failed again; returns their number',
    access: 'admin',
    roles: ['owner', 'desk'],
    response: z.object({ messages: z.int() }),
  },
  'GET /api/admin/bookings/{id}/messages': {
    ...one,
    summary: 'What was sent for a booking, newest first, and which reminders will be',
    response: z.object({ messages: z.array(outboxMessage), reminders: z.array(reminderAhead) }),
  },
});
