import type { PaymentPlan } from '#features/payments/domain/payment-plan.ts';
import type { Language } from '#shared/kernel/language.ts';
import { sortableOf } from '#shared/kernel/time/berlin-time.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { epochOf } from '#shared/web/time/when.tsx';
import type { CreateBooking } from '../../../../contract.ts';
import { customerOf } from '../../../parts/public/booked/customer-of.ts';
import type { ShownPrice } from '../../../parts/public/booked/price-change.ts';
import { areComplete } from '../../../parts/public/form/details-rules.ts';
import type { ChosenService } from '../extras/chosen-extras.ts';
import type { Attempt, WizardState } from '../state/wizard-state.ts';

/** Returns the request that books; undefined while something is missing. The start is Berlin time without offset. */
export const bookingRequest = (
  state: WizardState,
  language: Language,
  shown: ShownPrice,
): CreateBooking | undefined => {
  const { service_id, photographer_id, start, details } = state;
  if (!service_id || !photographer_id || !start || !areComplete(details)) return undefined;
  return {
    service_id,
    photographer_id,
    location_id: 'company',
    start: sortableOf(epochOf(start)),
    customer: customerOf(details),
    notes: details.notes.trim(),
    language,
    ...(details.express && { express_request: true }),
    ...(shown.price !== undefined && { expected_price: shown.price }),
    expected_prepayment: shown.prepayment,
    ...shown.order,
  };
};

/** A system service is shown as free, whatever its price. */
export const shownPrice = (
  {
    is_system_service,
    price_eur,
    price_list_version,
    order,
  }: Pick<ChosenService, 'is_system_service' | 'price_eur' | 'price_list_version' | 'order'>,
  plan: PaymentPlan,
): ShownPrice => ({
  price: is_system_service ? undefined : price_eur,
  prepayment: plan.kind === 'none' ? 0 : plan.eur,
  order: { ...order, price_list_version },
});

/**
 * Returns the attempt that sends this request: the last one while the request is unchanged, so that its Idempotency-Key
 * is reused, else a new one.
 */
export const attemptFor = (request: CreateBooking, last: Attempt | undefined): Attempt => {
  const body = JSON.stringify(request);
  return last?.body === body ? last : { key: newKey(), body };
};

// crypto.randomUUID needs https, and some studios run in a local network without it.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether a refused booking means that the chosen time is not available and another one must be chosen. */
export const isTimeTaken = (error: unknown): error is CallError =>
  error instanceof CallError &&
  (error.status === 409 || (error.status === 400 && /not available|conflict/i.test(error.detail ?? '')));
