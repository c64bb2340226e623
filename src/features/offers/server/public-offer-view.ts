import { cancelDeadline } from '#features/availability/domain/cancel-deadline.ts';
import { type ClaimedByBooking, claimedResources } from '#features/availability/server/api.ts';
import { readCalendarSettings } from '#features/hours/server/api.ts';
import { remainderOf } from '#features/payments/domain/payment-plan.ts';
import { refundTerms, takesPayments } from '#features/payments/domain/payment-settings.ts';
import { prepaymentOf } from '#features/payments/domain/prepayment.ts';
import { type RefundStage, refundPeriods } from '#features/payments/domain/refund/refund-rule.ts';
import { readPaymentSettings } from '#features/payments/server/api.ts';
import type { ServiceRow } from '#features/services/server/api.ts';
import { givenContact } from '#shared/kernel/contact/placeholder-contact.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { PublicOffer } from '../contract.ts';
import { fieldsOf } from './offer-view.ts';
import { offeredService } from './offered-service.ts';
import type { OfferedTime, OfferRow } from './store.ts';

/** Returns an offer for the person with its link, with the current cost of taking it. */
export const publicOfferView = async (context: Context, row: OfferRow): Promise<PublicOffer> => {
  const now = context.now();
  const service = await offeredService(context, row);
  const terms = await termsOf(context, service);
  const fields = fieldsOf(row, service, now);
  const claimed = await claimedResources(
    context.db,
    row.times.map(({ id }) => id),
  );
  const stillHeld = ({ starts_at }: OfferedTime): boolean => fields.state !== 'open' || starts_at > now;
  const timeView = (time: OfferedTime, index: number) => ({
    ...(fields.times[index] as (typeof fields.times)[number]),
    resources: resourcesView(claimed.get(time.id)),
    cancel_terms: cancelTermsView(terms, time, now),
  });
  return {
    ...fields,
    times: row.times.flatMap((time, index) => (stillHeld(time) ? [timeView(time, index)] : [])),
    customer: {
      ...fields.customer,
      email: givenContact(row.customer_email),
      phone: givenContact(row.customer_phone),
    },
    duration_minutes: service.duration_min,
    price: euroOf(service.price_cents),
    prepayment: euroOf(terms.prepayment_cents),
    rest: euroOf(remainderOf(service.price_cents, terms.prepayment_cents)),
    is_system_service: service.is_system_service,
    booking_id: row.booking_id,
  };
};

interface Terms {
  readonly prepayment_cents: number;
  readonly stages: readonly RefundStage[] | null;
  readonly cancel_window_hours: number;
}

const termsOf = async ({ db }: Context, service: ServiceRow): Promise<Terms> => {
  const [payments, { cancel_window_hours }] = await Promise.all([readPaymentSettings(db), readCalendarSettings(db)]);
  return {
    prepayment_cents: takesPayments(payments) ? prepaymentOf(service, payments).amount_cents : 0,
    stages: refundTerms(payments),
    cancel_window_hours,
  };
};

const cancelTermsView = (
  { prepayment_cents: paid_cents, stages, cancel_window_hours }: Terms,
  { starts_at }: OfferedTime,
  now: number,
) => {
  if (paid_cents === 0 || stages === null) return null;
  const until = cancelDeadline(starts_at, cancel_window_hours);
  const periods = refundPeriods({ stages, paid_cents, starts_at }, { from: now, until });
  return periods.map((period) => ({ until: formatInstant(period.until), amount: euroOf(period.cents) }));
};

const resourcesView = (claimed: readonly ClaimedByBooking[] = []) =>
  claimed
    .filter(({ shown_to_customers }) => shown_to_customers)
    .map(({ name, name_ru }) => ({ name_de: name, name_ru }));
