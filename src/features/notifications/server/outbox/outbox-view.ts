import { withoutTime } from '#features/booking/domain/without-time.ts';
import { channelOf } from '#shared/kernel/message-order.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { mayGiveUp, maySendAgain } from '../../domain/outbox-actions.ts';
import type { OutboxMessage } from '../../outbox-contract.ts';
import type { OutboxRow } from './outbox-store.ts';

/** Converts a stored message for administrators, at `now` (epoch ms). */
export const outboxView = (row: OutboxRow, now: number): OutboxMessage => ({
  id: row.id,
  channel: channelOf(row.kind),
  kind: row.kind,
  recipient: row.recipient,
  to_name: row.to_name,
  to_address: row.to_address,
  language: row.language,
  status: row.status,
  attempts: row.attempts,
  created_at: formatInstant(row.created_at),
  sent_at: row.sent_at === null ? null : formatInstant(row.sent_at),
  next_attempt_at: row.status === 'waiting' ? formatInstant(row.next_attempt_at) : null,
  last_error: row.last_error,
  subject: row.subject,
  booking: bookingOf(row),
  contact: row.contact_id === null ? null : { id: row.contact_id, name: row.contact_name ?? '' },
  may_send_again: maySendAgain(row, now),
  may_give_up: mayGiveUp(row, now),
});

const bookingOf = ({
  booking_id,
  confirmation_code,
  customer_name,
  starts_at,
  has_time,
}: OutboxRow): OutboxMessage['booking'] =>
  booking_id === null || starts_at === null
    ? null
    : {
        id: booking_id,
        confirmation_code: confirmation_code ?? '',
        customer_name: customer_name ?? '',
        start: formatInstant(starts_at),
        ...withoutTime({ has_time: has_time !== false }),
      };
