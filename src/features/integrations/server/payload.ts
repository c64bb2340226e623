import { bookingAsRecorded } from '#features/booking/server/api.ts';
import { contactAsRecorded } from '#features/contacts/server/api.ts';
import { offerAsRecorded } from '#features/offers/server/api.ts';
import { formatExactInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { eventBody } from '../contract.ts';
import { type ClaimedDelivery, storePayload } from './deliveries/sending-store.ts';
import { detailsView } from './details-view.ts';

type Event = Pick<ClaimedDelivery, 'event_id' | 'type' | 'created_at' | 'facts' | 'record' | 'payload'>;

/**
 * Returns the body of an event: written once, when it is first sent, and the same for every endpoint and attempt.
 * Undefined if its booking, contact or offer was erased or deleted.
 */
export const payloadOf = async (context: Context, event: Event): Promise<string | undefined> => {
  if (event.payload !== null) return event.payload;
  if (event.record === null) return undefined;
  const body = eventBody(event.type).parse({
    id: event.event_id,
    type: event.type,
    created_at: formatExactInstant(event.created_at),
    data: await dataOf(context, event.type, event.record),
    details: detailsView(event.facts),
  });
  return storePayload(context.db, event.event_id, JSON.stringify(body));
};

const dataOf = (context: Context, type: Event['type'], record: Readonly<Record<string, unknown>>): unknown => {
  if (type.endsWith('.deleted')) return record;
  if (type.startsWith('booking.')) return bookingAsRecorded(context, record);
  return type.startsWith('offer.') ? offerAsRecorded(context, record) : contactAsRecorded(context, record);
};
