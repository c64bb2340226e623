import { freeTime, isLimited, limitedService, requestedPhotographers } from '#features/availability/server/api.ts';
import { readCalendarSettings } from '#features/hours/server/api.ts';
import { currentRefundTerms } from '#features/payments/server/api.ts';
import { anyone } from '#features/photographers/domain/anyone.ts';
import { type PricedService, priceChoice } from '#features/services/domain/extras/priced-service.ts';
import { choiceProblem, findActiveService, type ServiceRow } from '#features/services/server/api.ts';
import { malformed, notFound, type Problem } from '#shared/contract/problem.ts';
import { placeholderEmail } from '#shared/kernel/contact/placeholder-contact.ts';
import type { Language } from '#shared/kernel/language.ts';
import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { slotTaken } from '#shared/server/database/database-problem.ts';
import { readInstant } from '#shared/server/instant-from.ts';
import { uncached } from '#shared/server/throughput/api.ts';
import type { AdminBooking } from '../../admin-contract.ts';
import type { NewAdminBooking } from '../../new-booking-contract.ts';
import { reducedByCode } from '../price/reduced-by-code.ts';
import { adminView } from '../record/admin-view.ts';
import { type IdempotentRequest, idempotentRequest } from '../record/idempotency-store.ts';
import { selectBooking } from '../record/store.ts';
import { type BookingAttempt, bookOnce } from './book-once.ts';
import { candidatesFor } from './candidates.ts';
import { findOpenPhotographers } from './find-open-photographers.ts';
import type { NewBooking } from './new-booking.ts';
import { problemOfWrite } from './write-booking.ts';
import { writeToFreeCandidate } from './write-to-free-candidate.ts';

interface Caller {
  readonly actor: string;
  readonly language: Language;
  readonly idempotency_key: string | undefined;
  readonly network: string;
}

/**
 * Books for a customer, with the request of the calendar or of the contacts board. Working hours apply, the booking
 * window does not. In internal mode only overlaps with existing sessions are refused. The booking starts as PENDING.
 */
export const createAdminBooking = async (
  context: Context,
  wanted: NewAdminBooking,
  caller: Caller,
): Promise<AdminBooking & { booking_id: string }> => {
  const request = idempotentRequest(caller.idempotency_key, wanted);
  const { booking_id } = await bookOnce(context, request, () => book(context, wanted, caller, request));
  const booking = await selectBooking(context, booking_id);
  if (!booking) throw new Error('The inserted booking was not found');
  return { ...(await adminView(context, booking)), booking_id };
};

const book = async (
  context: Context,
  wanted: NewAdminBooking,
  { actor, language, network }: Caller,
  request: IdempotentRequest | undefined,
): Promise<BookingAttempt> => {
  const start = startOf(wanted);
  if (!start.ok) return start;
  const customer = customerOf(wanted);
  if (!customer.ok) return customer;
  const chosen = await soldService(context, wanted, language);
  if (!chosen.ok) return chosen;
  const { service, items } = chosen.value;
  const photographers = await requestedPhotographers(context, service, wanted.photographer_id, uncached);
  if (!photographers) return refused(notFound('Photographer'));
  const internal = wanted.ignore_working_hours === true;
  const duration_min = wanted.duration_minutes ?? service.duration_min;
  const { needs, minutes_before, minutes_after } = service;
  const time = { start: start.value, duration_min, minutes_before, minutes_after };
  const query = { ...time, needs, limited_service: limitedService(service) };
  const free = await findOpenPhotographers(photographers, ({ id }) =>
    freeTime(context, { photographer_id: id, ...query }, internal ? 'internal' : 'staff'),
  );
  if (!free.ok) return free;
  const photographer_ids = free.value.photographers.map(({ id }) => id);
  const booking: Omit<NewBooking, 'candidates'> = {
    service,
    items,
    any_photographer: wanted.photographer_id === anyone,
    start: start.value,
    end: start.value + duration_min * MINUTE,
    buffer_time_minutes: free.value.buffer_time_minutes,
    internal,
    uses_kept_hours: true,
    customer: customer.value,
    notes: wanted.notes || null,
    language: wanted.language ?? language,
    source: 'admin',
    actor,
    send_notifications: wanted.send_email_notification !== false,
    agreed: null,
    refund_stages: await currentRefundTerms(context.db),
    studio_moves: (await readCalendarSettings(context.db)).move_rules,
    request,
    network,
    daily_limited: !internal && (await isLimited(context.db, { service, photographer_ids })),
  };
  const [first, ...others] = await candidatesFor(context, booking, free.value.photographers);
  if (!first) return refused(slotTaken());
  const written = await writeToFreeCandidate(context, { ...booking, candidates: [first, ...others] });
  return written.ok ? written : refused(problemOfWrite(written.refusal, language));
};

const soldService = async (
  context: Context,
  { service_id, options, people, discount_code }: NewAdminBooking,
  language: Language,
): Promise<Result<PricedService<ServiceRow>, Problem>> => {
  const service = await findActiveService(context, service_id);
  if (!service) return refused(notFound('Service'));
  const chosen = priceChoice(service, { options: options ?? [], people: people ?? undefined }, { mode: 'staff' });
  if (!chosen.ok) return refused(choiceProblem(chosen.refusal, language));
  return reducedByCode(context, { service, priced: chosen.value, code: discount_code, language });
};

const startOf = ({ start, datetime }: NewAdminBooking): Result<number, Problem> => {
  if (start !== undefined) return readInstant(start, ['body', 'start']);
  if (datetime !== undefined) return readInstant(datetime, ['body', 'datetime']);
  return refused(malformed(['body', 'start'], 'is required', 'missing'));
};

/**
 * Reads the customer in either form; the nested one takes precedence. Without an address the customer gets a
 * placeholder address.
 */
const customerOf = (wanted: NewAdminBooking): Result<NewBooking['customer'], Problem> => {
  const name = wanted.customer?.name ?? wanted.customer_name;
  if (name === undefined) return refused(malformed(['body', 'customer', 'name'], 'is required', 'missing'));
  return accepted({
    name,
    email:
      wanted.customer?.email || wanted.customer_email || placeholderEmail(wanted.send_email_notification !== false),
    phone: wanted.customer?.phone ?? wanted.customer_phone ?? '',
    whatsapp_notifications: wanted.customer?.whatsapp_notifications,
  });
};
