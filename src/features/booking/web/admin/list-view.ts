import { isPartOfPhone, phoneKey, phonePart } from '#shared/kernel/contact/phone-number.ts';
import { searchForm } from '#shared/kernel/text/search-form.ts';
import type { AdminBooking } from '../../admin-contract.ts';
import type { BookingStatus } from '../../contract.ts';
import type { BookingSortField } from '../../list-contract.ts';

/** The sort fields, in the order of the selector. */
export const sortFields: readonly BookingSortField[] = [
  'created_at',
  'updated_at',
  'start',
  'status',
  'customer_name',
  'customer_email',
];

/** The status filters, in the order of the filter bar. */
export const statusFilters = ['ALL', 'PENDING', 'PAYMENT_PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const;

export interface Sort {
  readonly by: BookingSortField;
  readonly order: 'asc' | 'desc';
}

/** The state of the list of bookings. */
export interface ListView {
  readonly status: BookingStatus | 'ALL';
  readonly sort: Sort;
  readonly text: string;
  /** ID of a resource: only sessions that use it are shown. */
  readonly resource: string | undefined;
  /** ID of the row to highlight. Nothing is then filtered, so that the row is visible. */
  readonly highlight: string | undefined;
  readonly opened: string | undefined;
  /** The customer whose history is shown. */
  readonly customer: { readonly email: string; readonly name: string } | undefined;
}

/** Reads the state from a URL query; invalid values count as absent. */
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
    resource: highlight === undefined ? query.get('resource') || undefined : undefined,
    highlight,
    opened: query.get('booking') || undefined,
    customer: customerFrom(query),
  };
};

const customerFrom = (query: URLSearchParams): ListView['customer'] => {
  const email = query.get('customer');
  return email ? { email, name: query.get('customer_name') || email } : undefined;
};

/** Returns the sort order after a click on a column: a new column starts descending, the same column reverses. */
export const sortedBy = (sort: Sort, by: BookingSortField): Sort =>
  sort.by === by ? { by, order: sort.order === 'asc' ? 'desc' : 'asc' } : { by, order: 'desc' };

/** Returns the bookings that use a resource; all if none is given. */
export const using = (bookings: readonly AdminBooking[], resource: string | undefined): readonly AdminBooking[] =>
  resource === undefined ? bookings : bookings.filter(({ resources }) => resources.some(({ id }) => id === resource));

/** Returns the bookings that match a search text, ignoring case and accents; phone numbers match in any notation. */
export const searched = (bookings: readonly AdminBooking[], text: string): readonly AdminBooking[] => {
  const wanted = searchForm(text.trim());
  if (wanted === '') return bookings;
  const part = phonePart(wanted);
  return bookings.filter((booking) => {
    const known = searchableOf(booking);
    return known.text.includes(wanted) || isPartOfPhone(known.phone, part);
  });
};

interface Searchable {
  /** As texts are compared. The fields are separated, so that no match spans two of them. */
  readonly text: string;
  readonly phone: string;
}

const searchable = new WeakMap<AdminBooking, Searchable>();

/** Returns the search index of a booking; cached per booking. */
export const searchableOf = (booking: AdminBooking): Searchable => {
  const known = searchable.get(booking);
  if (known !== undefined) return known;
  const fields = [
    booking.customer_name,
    booking.customer_email,
    booking.customer_phone,
    booking.service_name,
    booking.service_name_de,
    booking.service_name_ru,
    booking.photographer_name,
    booking.notes,
    booking.confirmation_code,
    ...booking.resources.flatMap(({ name, name_ru }) => [name, name_ru]),
  ];
  const made = { text: searchForm(fields.join('\n')), phone: phoneKey(booking.customer_phone) };
  searchable.set(booking, made);
  return made;
};
