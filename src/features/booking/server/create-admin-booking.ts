import { refuseUnlessFree } from '#features/availability/server/api.ts';
import { currentRefundTerms } from '#features/payments/server/api.ts';
import { activePhotographer, refuseUnlessOffered } from '#features/photographers/server/api.ts';
import { activeService } from '#features/services/server/api.ts';
import { malformed } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { placeholderEmail } from '#shared/kernel/placeholder-contact.ts';
import { MINUTE } from '#shared/kernel/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import type { AdminBooking, NewAdminBooking } from '../admin-contract.ts';
import { adminView } from './admin-view.ts';
import { bookOnce } from './book-once.ts';
import type { BookedAnswer } from './booked-answer.ts';
import { type RememberedRequest, remembered } from './idempotency-store.ts';
import { selectBooking } from './store.ts';
import { writeBooking } from './write-booking.ts';

interface Caller {
  readonly actor: string;
  readonly language: Language;
  readonly idempotency_key: string | undefined;
  readonly network: string;
}

/**
 * Books for a customer, as the calendar or the contacts board sends it. Working hours apply, the booking window does
 * not. In internal mode only overlaps with existing sessions are refused. The booking starts as PENDING.
 */
export const createAdminBooking = async (
  context: Context,
  wanted: NewAdminBooking,
  caller: Caller,
): Promise<AdminBooking & { booking_id: string }> => {
  const { booking_id } = await bookOnce(context, remembered(caller.idempotency_key, wanted), (request) =>
    book(context, wanted, caller, request),
  );
  const booking = await selectBooking(context.db, booking_id);
  if (!booking) throw new Error('A booking is there once it is made');
  return { ...(await adminView(context, booking)), booking_id };
};

const book = async (
  context: Context,
  wanted: NewAdminBooking,
  { actor, language, network }: Caller,
  request: RememberedRequest | undefined,
): Promise<BookedAnswer | undefined> => {
  const start = startOf(wanted);
  const customer = customerOf(wanted);
  const service = await activeService(context, wanted.service_id);
  const photographer = await activePhotographer(context, wanted.photographer_id);
  refuseUnlessOffered(service, photographer.id);
  const internal = wanted.ignore_working_hours === true;
  const duration_min = wanted.duration_minutes ?? service.duration_min;
  const asked = { photographer_id: photographer.id, duration_min, start };
  const { buffer_minutes } = await refuseUnlessFree(context, asked, internal ? 'internal' : 'staff');
  return writeBooking(context, {
    service,
    photographer,
    start,
    end: start + duration_min * MINUTE,
    buffer_minutes,
    internal,
    customer,
    notes: wanted.notes || null,
    language: wanted.language ?? language,
    source: 'admin',
    actor,
    send_notifications: wanted.send_email_notification !== false,
    agreed: null,
    refund_stages: await currentRefundTerms(context.db),
    request,
    network,
  });
};

const startOf = ({ start, datetime }: NewAdminBooking): number => {
  if (start !== undefined) return instantFrom(start, ['body', 'start']);
  if (datetime !== undefined) return instantFrom(datetime, ['body', 'datetime']);
  throw malformed(['body', 'start'], 'is required', 'missing');
};

/**
 * Reads the customer in either form; the nested one takes precedence. Without an address the customer gets a
 * placeholder address.
 */
const customerOf = (wanted: NewAdminBooking) => {
  const name = wanted.customer?.name ?? wanted.customer_name;
  if (name === undefined) throw malformed(['body', 'customer', 'name'], 'is required', 'missing');
  return {
    name,
    email:
      wanted.customer?.email || wanted.customer_email || placeholderEmail(wanted.send_email_notification !== false),
    phone: wanted.customer?.phone ?? wanted.customer_phone ?? '',
    whatsapp_notifications: wanted.customer?.whatsapp_notifications,
  };
};
