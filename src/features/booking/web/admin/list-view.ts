import { isPartOfPhone, phoneKey, phonePart } from '#shared/kernel/phone-number.ts';
import type { AdminBooking, BookingSortField } from '../../admin-contract.ts';
import type { BookingStatus } from '../../contract.ts';

/** The fields a list of bookings is sorted by, in the order of the selector (BOOK-006). */
export const sortFields: readonly BookingSortField[] = [
  'created_at',
  'updated_at',
  'start',
  'status',
  'customer_name',
  'customer_email',
];

/** The order of the filter bar (BOOK-004). */
export const statusFilters = ['ALL', 'PENDING', 'PAYMENT_PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const;

export interface Sort {
  readonly by: BookingSortField;
  readonly order: 'asc' | 'desc';
}

/** What a list of bookings shows. */
export interface ListView {
  readonly status: BookingStatus | 'ALL';
  readonly sort: Sort;
  readonly text: string;
  /** The row to mark; all bookings are shown then, so that it is among them (AMB-003). */
  readonly highlight: string | undefined;
  readonly opened: string | undefined;
  /** Whose history is shown. */
  readonly customer: { readonly email: string; readonly name: string } | undefined;
}

/** Reads a view from the query of an address; what makes no sense there counts as absent. */
export const viewFrom = (query: URLSearchParams): ListView => {
  const highlight = query.get('highlight') || undefined;
  const status = statusFilters.find((known) => known === query.get('status')) ?? 'ALL';
  return {
    status: highlight === undefined ? status : 'ALL',
    sort: {
      by: sortFields.find((field) => field === query.get('sort')) ?? 'created_at',
      order: query.get('order') === 'asc' ? 'asc' : 'desc',
    },
    text: highlight === undefined ? (query.get('q') ?? '') : '',
    highlight,
    opened: query.get('booking') || undefined,
    customer: customerFrom(query),
  };
};

const customerFrom = (query: URLSearchParams): ListView['customer'] => {
  const email = query.get('customer');
  return email ? { email, name: query.get('customer_name') || email } : undefined;
};

/** A new column begins with the largest, the same column turns around (BOOK-009, BOOK-010). */
export const sortedBy = (sort: Sort, by: BookingSortField): Sort =>
  sort.by === by ? { by, order: sort.order === 'asc' ? 'desc' : 'asc' } : { by, order: 'desc' };

/** Finds bookings by what was typed, in any case; a phone number however it is written (BOOK-002, BOOK-003). */
export const searched = (bookings: readonly AdminBooking[], text: string): readonly AdminBooking[] => {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return bookings;
  const part = phonePart(wanted);
  return bookings.filter((booking) => {
    const known = searchableOf(booking);
    return known.text.includes(wanted) || isPartOfPhone(known.phone, part);
  });
};

interface Searchable {
  /** In small letters. The fields stand apart, so that nothing is found across two of them. */
  readonly text: string;
  readonly phone: string;
}

const searchable = new WeakMap<AdminBooking, Searchable>();

/** What a booking is found by; made once for each. */
export const searchableOf = (booking: AdminBooking): Searchable => {
  const known = searchable.get(booking);
  if (known !== undefined) return known;
  const text = [
    booking.customer_name,
    booking.customer_email,
    booking.customer_phone,
    booking.service_name,
    booking.service_name_de,
    booking.service_name_ru,
    booking.photographer_name,
    booking.notes,
    booking.confirmation_code,
  ]
    .join('\n')
    .toLowerCase();
  const made = { text, phone: phoneKey(booking.customer_phone) };
  searchable.set(booking, made);
  return made;
};
