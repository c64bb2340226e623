import { serviceName } from '#features/services/domain/service-words.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { BookingOrder } from '#shared/kernel/message-order.ts';
import type { EditPlan } from '../booking-edit.ts';
import type { BookingStatus } from '../booking-status.ts';
import { isUnconfirmed } from '../confirm-by.ts';

/**
 * Which mails each change of a booking causes. With `send_notifications` false the customer gets no mail about creation
 * and confirmation.
 */

export const mailsOfNewBooking = (booking: {
  readonly source: 'public' | 'admin';
  readonly send_notifications: boolean;
  /** Whether the address must be confirmed first. Until then no other mail is sent. */
  readonly must_confirm?: boolean | undefined;
  /** Whether it is a place that waits for a birth. */
  readonly awaits_birth?: boolean | null | undefined;
}): BookingOrder[] => {
  if (booking.must_confirm) return [{ kind: 'confirm_address' }];
  return booking.awaits_birth ? [{ kind: 'birth_place' }, { kind: 'studio_birth_place' }] : mailsOfBooking(booking);
};

const mailsOfBooking = (booking: {
  readonly source: 'public' | 'admin';
  readonly send_notifications: boolean;
}): BookingOrder[] => [
  ...(booking.send_notifications ? [{ kind: 'booking_received' } as const] : []),
  // The studio needs no mail about bookings that it enters itself.
  ...(booking.source === 'public' ? [{ kind: 'studio_new_booking' } as const] : []),
];

export const mailsOfStatus = (to: BookingStatus, booking: { readonly send_notifications: boolean }): BookingOrder[] =>
  to === 'CONFIRMED' && booking.send_notifications ? [{ kind: 'booking_confirmation' }] : [];

/** `before`: the status before the cancellation. */
export const mailsOfCancellation = (by: 'customer' | 'admin' | 'system', before: BookingStatus): BookingOrder[] => [
  { kind: 'booking_cancelled', ...((before === 'CONFIRMED' || before === 'COMPLETED') && { was_confirmed: true }) },
  ...(by === 'customer' ? [{ kind: 'studio_customer_cancelled' } as const] : []),
];

/**
 * Returns the mail that a customer gets with a new link: the last one about the state of the booking, with its current
 * data.
 */
export const mailOfNewLink = (booking: {
  readonly status: BookingStatus;
  readonly confirm_by: number | null;
}): BookingOrder => {
  if (isUnconfirmed(booking)) return { kind: 'confirm_address', by_studio: true };
  return booking.status === 'CONFIRMED'
    ? { kind: 'booking_confirmation' }
    : { kind: 'booking_received', by_studio: true };
};

/** The data that determines the mails of an edit; instants are epoch ms. */
interface NotifiedBooking {
  readonly status: BookingStatus;
  readonly language: Language;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly service_name: string;
  readonly service_name_de: string | null;
  readonly service_name_ru: string | null;
  readonly photographer_name: string;
}

type Changes = Pick<EditPlan, 'restores' | 'changesTime' | 'changesService' | 'changesPhotographer' | 'changesItems'>;

/** The resources of the session before and after an edit, besides its photographer. */
interface UsedResources {
  readonly before: readonly UsedResource[];
  readonly after: readonly UsedResource[];
}

interface UsedResource {
  readonly id: string;
  readonly shown_to_customers: boolean;
}

/** Whether the names of resources that the customer is shown have changed. */
const showsOthers = ({ before, after }: UsedResources): boolean => shownOf(before) !== shownOf(after);

const shownOf = (resources: readonly UsedResource[]): string =>
  resources
    .filter(({ shown_to_customers }) => shown_to_customers)
    .map(({ id }) => id)
    .join();

const noResources: UsedResources = { before: [], after: [] };

/**
 * The mail about a restored booking states its time, so a changed time needs no second mail. No mail is sent about a
 * completed booking.
 */
export const mailsOfEdit = (
  before: NotifiedBooking,
  after: NotifiedBooking,
  plan: Changes,
  resources = noResources,
): BookingOrder[] => {
  if (plan.restores) return [{ kind: 'booking_restored' }];
  const changes =
    plan.changesTime || plan.changesService || plan.changesPhotographer || plan.changesItems || showsOthers(resources);
  if (!changes || after.status === 'COMPLETED') return [];
  return [
    {
      kind: 'booking_changed',
      old_start: before.starts_at,
      old_end: before.ends_at,
      new_start: after.starts_at,
      ...(plan.changesService && { old_service_name: nameOf(before) }),
      ...(plan.changesPhotographer && { old_photographer_name: before.photographer_name }),
    },
  ];
};

/** A customer has moved the session. */
export const mailsOfMove = (
  { starts_at: old_start, ends_at: old_end }: Pick<NotifiedBooking, 'starts_at' | 'ends_at'>,
  { starts_at: new_start }: Pick<NotifiedBooking, 'starts_at'>,
): BookingOrder[] => {
  const move = { old_start, old_end, new_start };
  return [
    { kind: 'booking_changed', ...move, by_customer: true },
    { kind: 'studio_customer_moved', ...move },
  ];
};

const nameOf = ({ service_name, service_name_de, service_name_ru, language }: NotifiedBooking): string =>
  serviceName({ name: service_name, name_de: service_name_de, name_ru: service_name_ru }, language);
