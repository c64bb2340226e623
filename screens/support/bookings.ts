import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { allowedActions, isOverdue } from '#features/booking/domain/booking-actions.ts';
import type { BookingSortField } from '#features/booking/list-contract.ts';
import type { TimelineEntry } from '#features/booking/timeline-contract.ts';
import type { CustomerProfile } from '#features/customers/contract.ts';
import type { BookingInvoices } from '#features/invoices/contract.ts';
import type { BookingPayment } from '#features/payments/contract.ts';
import { testInstant } from './clock.ts';
import first from './first-answers.json' with { type: 'json' };
import { anna, owner, portrait, startsOf } from './first-studio.ts';
import { type Answers, type Asked, refuse } from './stub-server.ts';

const unpaid: BookingPayment = {
  status: 'none',
  amount: null,
  currency: null,
  due_at: null,
  paid_at: null,
  refund_needed: false,
  problem: null,
  refunded_amount: null,
  refundable_amount: 0,
  contested_amount: 0,
  lost_amount: 0,
  rest_processing_amount: 0,
  refunds: [],
  cash: null,
  on_site: [],
};

let count = 0;
/** A booking of an hour by the studio, as of now. `start` is Berlin wall time in summer, such as '2027-05-18T10:00'. */
export const bookingOf = (start: string, fields: Partial<AdminBooking> = {}): AdminBooking => {
  const number = ++count;
  const hour = Number(start.slice(11, 13)) + 1;
  const booking: AdminBooking = {
    id: crypto.randomUUID(),
    confirmation_code: `FB-${String(number).padStart(4, '0')}`,
    status: 'PENDING',
    start: `${start}:00+02:00`,
    end: `${start.slice(0, 11)}${String(hour).padStart(2, '0')}${start.slice(13)}:00+02:00`,
    created_at: `2027-05-11T10:15:${String(number % 60).padStart(2, '0')}.000+02:00`,
    updated_at: '2027-05-11T10:15:00.000+02:00',
    customer_name: 'Clara Hoffmann',
    customer_email: 'clara@kunde.example',
    customer_phone: '+49 170 1234567',
    customer_whatsapp_notifications: false,
    service_id: portrait.id,
    service_name: portrait.name,
    service_name_de: portrait.name_de,
    service_name_ru: portrait.name_ru,
    service_price: portrait.price_eur,
    items: [],
    moves_by_customer: 0,
    time_request: null,
    awaits_birth: null,
    photographer_id: anna.id,
    photographer_name: anna.name,
    any_photographer: false,
    resources: [],
    notes: null,
    photos_delivered: null,
    actual_revenue: null,
    revenue_notes: null,
    cancel_reason: null,
    cancel_code: null,
    cancelled_at: null,
    cancelled_by: null,
    payment: unpaid,
    owed: portrait.price_eur,
    language: 'de',
    source: 'admin',
    confirm_by: null,
    internal: false,
    send_notifications: false,
    overdue: false,
    allowed_actions: [],
    version: 1,
    ...fields,
  };
  return fields.allowed_actions ? booking : { ...booking, ...offersOf(booking) };
};

const offersOf = ({ id, status, start, time_request: asked }: AdminBooking) => {
  const time_request = asked && {
    ...asked,
    request_id: id,
    status_before: 'PENDING' as const,
    substitute: null,
    created_at: Date.parse(asked.created_at),
  };
  const facts = { status, starts_at: Date.parse(start), confirm_by: null, time_request };
  return { allowed_actions: allowedActions(facts, testInstant), overdue: isOverdue(facts, testInstant) };
};

/** What a cancelled booking differs in. */
export const asCancelled: Partial<AdminBooking> = {
  status: 'CANCELLED',
  cancelled_at: '2027-05-11T10:16:00.000+02:00',
  cancelled_by: 'admin',
};

const noInvoices: BookingInvoices = {
  enabled: false,
  invoices: [],
  recipient: null,
  can_issue_final: false,
  payments_without: 0,
  needs_address: false,
  missing_for_e_invoice: [],
  version: '0',
};

const numbersOf = (bookings: readonly AdminBooking[]) => {
  const having = (status: AdminBooking['status']) => bookings.filter((one) => one.status === status).length;
  return {
    ...first['GET /api/admin/bookings/stats/overview'],
    total_bookings: bookings.length,
    status_breakdown: {
      pending: having('PENDING'),
      confirmed: having('CONFIRMED'),
      payment_pending: having('PAYMENT_PENDING'),
      completed: having('COMPLETED'),
      cancelled: having('CANCELLED'),
    },
  };
};

const historyOf = (bookings: readonly AdminBooking[], email: string): CustomerProfile => {
  const own = bookings.filter(({ customer_email }) => customer_email === email);
  return {
    stats: {
      total_bookings: own.length,
      cancelled_bookings: own.filter(({ status }) => status === 'CANCELLED').length,
      total_revenue: 0,
      average_booking_value: 0,
      tags: [],
      first_booking_date: own.at(0)?.start ?? null,
      last_booking_date: own.at(-1)?.start ?? null,
      preferred_photographer_name: own.at(0)?.photographer_name ?? null,
    },
    booking_history: own,
    recent_notes: [],
  };
};

/** What the body of an edit changes, as far as the tests look at it. */
const editedBy = ({ customer = {}, notes, status, start }: any): Partial<AdminBooking> => ({
  ...Object.fromEntries(Object.entries(customer).map(([name, value]) => [`customer_${name}`, value])),
  ...(notes === undefined ? {} : { notes }),
  ...(status ? { status } : {}),
  ...(start ? { start: start.length === 16 ? `${start}:00+02:00` : start } : {}),
});

const conflictWith = (booking: AdminBooking) =>
  refuse(409, { detail: 'Booking was changed meanwhile', code: 'version_conflict', booking });

const sorted = (bookings: AdminBooking[], query: URLSearchParams): AdminBooking[] => {
  const field = (query.get('sort_by') ?? 'created_at') as BookingSortField;
  const direction = query.get('sort_order') === 'asc' ? 1 : -1;
  return bookings.toSorted((one, other) => direction * one[field].localeCompare(other[field]));
};

interface Bookings {
  readonly answers: Answers;
  /** The booking as the server has it now. */
  readonly stored: (booking: { readonly id: string }) => AdminBooking;
  /** Changes a booking as somebody else does. */
  readonly change: (booking: { readonly id: string }, changes: Partial<AdminBooking>) => AdminBooking;
}

/** Answers about these bookings, which remember what is changed. Lists are filtered by status, sorted and cut as asked. */
export const bookingsOf = (...all: readonly AdminBooking[]): Bookings => {
  const bookings = new Map(all.map((one) => [one.id, one]));
  const stored = ({ id }: { readonly id?: string }): AdminBooking => {
    const booking = bookings.get(id ?? '');
    if (!booking) throw new Error(`No booking ${id}`);
    return booking;
  };
  const change = (which: { readonly id?: string }, changes: Partial<AdminBooking>): AdminBooking => {
    const before = stored(which);
    const after = { ...before, ...changes, version: before.version + 1 };
    const changed = { ...after, ...offersOf(after) };
    bookings.set(before.id, changed);
    return changed;
  };
  const list = ({ query }: Asked): AdminBooking[] => {
    const [status, offset] = [query.get('status'), Number(query.get('offset') ?? 0)];
    const found = [...bookings.values()].filter((one) => status === null || one.status === status);
    return sorted(found, query).slice(offset, offset + Number(query.get('limit') ?? found.length));
  };
  const created = ({ params }: Asked): TimelineEntry => ({
    at: stored(params).created_at,
    action: 'booking.created',
    actor: 'admin',
    actor_name: owner.full_name,
    details: {},
  });
  return {
    stored,
    change,
    answers: {
      'GET /api/admin/bookings': list,
      'GET /api/admin/bookings/stats/overview': () => numbersOf([...bookings.values()]),
      'GET /api/admin/bookings/{id}': ({ params }: Asked) => stored(params),
      'GET /api/admin/bookings/{id}/timeline': (asked: Asked) => [created(asked)],
      'GET /api/admin/bookings/{id}/messages': { messages: [], reminders: [] },
      'GET /api/admin/bookings/{id}/invoices': noInvoices,
      'GET /api/admin/today/{id}/publish-consent': { publish_consent: null, publish_consent_at: null, version: 1 },
      'GET /api/admin/customers/{email}/notes': [],
      'GET /api/admin/customers/{email}/profile': ({ params }: Asked) =>
        historyOf([...bookings.values()], decodeURIComponent(params['email'] ?? '')),
      'PUT /api/admin/bookings/{id}/status': ({ params, query }: Asked) =>
        change(params, { status: query.get('new_status') as AdminBooking['status'] }),
      'POST /api/admin/bookings/{id}/cancel': ({ params, body }: Asked) =>
        change(params, { ...asCancelled, cancel_reason: body.reason ?? null }),
      'PUT /api/admin/bookings/{id}': ({ params, body }: Asked) => {
        const present = stored(params);
        return body.version === present.version ? change(params, editedBy(body)) : conflictWith(present);
      },
      'POST /api/admin/bookings/check-availability': { available: true, reason: null },
      'POST /api/admin/bookings/{id}/free-starts': ({ body }: Asked) => ({ starts: startsOf(body.date) }),
    },
  };
};

/** The row of a booking in the list. */
export const rowOf = (name: string): Locator => page.getByRole('row', { name });

/** Answers the question of an alert with OK, after its text. */
export const acknowledge = async (text: string | RegExp): Promise<void> => {
  const alert = page.getByRole('alertdialog');
  await expect.element(alert).toHaveTextContent(text);
  await alert.getByRole('button', { name: 'OK' }).click();
};
