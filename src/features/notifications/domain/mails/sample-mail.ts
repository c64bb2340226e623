import type { MailKind, MailOrder } from '#shared/kernel/message-order.ts';
import { DAY, HOUR } from '#shared/kernel/time/zone-time.ts';
import type { MailBooking, MailFacts, OfferFacts, VoucherFacts, WaitingFacts } from '../writing/mail-facts.ts';

const start = Date.parse('2030-03-05T14:30:00+01:00');

const sampleBooking: MailBooking = {
  id: '7f2f8c7e-3c1f-4f57-9d6c-1c2b3a4d5e6f',
  calendar_uid: null,
  confirmation_code: 'FB-7KQ2MX9D',
  status: 'CONFIRMED',
  version: 2,
  starts_at: start,
  ends_at: start + HOUR,
  service_name: 'Porträtshooting',
  service_name_de: 'Porträtshooting',
  service_name_ru: 'Портретная фотосессия',
  items: [],
  price_cents: 15_000,
  photographer_name: 'Anna Lindner',
  resources: [],
  customer_name: 'Erika Sommer',
  customer_email: 'erika.sommer@example.com',
  customer_phone: '+49 30 1234567',
  customer_whatsapp_notifications: true,
  notes: 'Wir bringen unseren Hund mit.\nEr ist sehr freundlich.',
  language: 'de',
  source: 'public',
  cancel_code: null,
  cancel_reason: null,
  cancelled_by: null,
  confirm_by: null,
  has_time: true,
  open_prepayment_cents: null,
  rest_online_cents: null,
  refund_cents: 0,
};

/** A sample booking in the state that this kind of mail is about: for previews and tests. */
export const sampleFacts = (
  kind: MailKind,
  studio: Pick<MailFacts, 'company' | 'design' | 'public_url' | 'logo'>,
): MailFacts => ({
  ...studio,
  booking: { ...sampleBooking, ...states[kind] },
  cancel_url: `${studio.public_url}/cancel/${sampleBooking.id}?token=sample`,
  place: {
    week: '2030-03-04',
    due_on: '2030-03-06',
    waiting_list: false,
    is_born: false,
    other_places: 0,
    url: `${studio.public_url}/birth-place/${sampleBooking.id}?token=sample`,
  },
  transfer: {
    account_holder: studio.company.company_name,
    iban: 'DE89370400440532013000',
    bic: '',
    amount_cents: 7500,
    reference: sampleBooking.confirmation_code,
    due_at: start - 3 * DAY,
    url: `${studio.public_url}/booking/pay/${sampleBooking.id}?token=sample`,
  },
  booking_url: `${studio.public_url}/booking/success/${sampleBooking.id}?token=sample`,
  confirm_url: `${studio.public_url}/booking/confirm/${sampleBooking.id}?token=sample`,
});

/** A sample offer of three times. */
export const sampleOfferFacts = (studio: Parameters<typeof sampleFacts>[1]): OfferFacts => ({
  ...studio,
  offer: {
    customer_name: sampleBooking.customer_name,
    service_name: sampleBooking.service_name,
    service_name_de: sampleBooking.service_name_de,
    service_name_ru: sampleBooking.service_name_ru,
    price_cents: sampleBooking.price_cents,
    items: [],
    held_until: start - 5 * DAY,
    times: [0, 1, 3].map((day) => ({
      start: start + day * DAY,
      end: start + day * DAY + HOUR,
      photographer_name: sampleBooking.photographer_name,
    })),
  },
  offer_url: `${studio.public_url}/offer/sample`,
});

/** A sample entry of the waiting list. */
export const sampleWaitingFacts = (studio: Parameters<typeof sampleFacts>[1]): WaitingFacts => ({
  ...studio,
  entry: {
    customer_name: sampleBooking.customer_name,
    service_name: sampleBooking.service_name,
    service_name_de: sampleBooking.service_name_de,
    service_name_ru: sampleBooking.service_name_ru,
    photographer_name: null,
    first_day: '2030-03-04',
    last_day: '2030-03-09',
    place: 2,
    confirm_by: null,
  },
  waiting_url: `${studio.public_url}/waiting/sample`,
});

/** A sample voucher, as a present. */
export const sampleVoucherFacts = (studio: Parameters<typeof sampleFacts>[1]): VoucherFacts => ({
  ...studio,
  voucher: {
    amount_cents: 12_000,
    valid_until: '2033-12-31',
    buyer_name: 'Vera Geber',
    recipient_name: sampleBooking.customer_name,
    dedication: 'Alles Gute zum Geburtstag!\nDeine Vera',
  },
  to_name: sampleBooking.customer_name,
  to_buyer: false,
  voucher_url: `${studio.public_url}/voucher#…`,
});

export const sampleOrder = <Kind extends MailKind>(kind: Kind): MailOrder & { kind: Kind } => orders[kind];

const declared = {
  name: 'Erika Sommer',
  email: 'erika.sommer@example.com',
  reference: 'FB-7KQ2MX9D',
  declared_at: start - 8 * DAY + 7000,
};

const orders: { readonly [K in MailKind]: MailOrder & { kind: K } } = {
  booking_received: { kind: 'booking_received' },
  confirm_address: { kind: 'confirm_address' },
  booking_confirmation: { kind: 'booking_confirmation' },
  booking_changed: {
    kind: 'booking_changed',
    old_start: start - DAY - 4 * HOUR,
    old_end: start - DAY - 3 * HOUR,
    new_start: start,
  },
  booking_cancelled: { kind: 'booking_cancelled' },
  booking_restored: { kind: 'booking_restored' },
  new_time_asked: { kind: 'new_time_asked', start, keeps_time: true },
  transfer_details: { kind: 'transfer_details' },
  payment_received: { kind: 'payment_received', amount_cents: 7500 },
  invoice_issued: {
    kind: 'invoice_issued',
    invoice_id: sampleBooking.id,
    number: 'RE-2030-0042',
    of: 'deposit',
    gross_cents: 7500,
  },
  reminder: { kind: 'reminder', hours: 24, start },
  birth_place: { kind: 'birth_place' },
  birth_reminder: { kind: 'birth_reminder' },
  studio_birth_place: { kind: 'studio_birth_place' },
  studio_birth_reminder: { kind: 'studio_birth_reminder' },
  studio_new_booking: { kind: 'studio_new_booking' },
  studio_customer_cancelled: { kind: 'studio_customer_cancelled' },
  studio_customer_moved: {
    kind: 'studio_customer_moved',
    old_start: start - DAY - 4 * HOUR,
    old_end: start - DAY - 3 * HOUR,
    new_start: start,
  },
  studio_refund_needed: { kind: 'studio_refund_needed', amount_cents: 7500 },
  studio_payment_contested: {
    kind: 'studio_payment_contested',
    amount_cents: 7500,
    code: 'FB-7KQ2MX9D',
    state: 'contested',
  },
  studio_payment_of_deleted: { kind: 'studio_payment_of_deleted', amount_cents: 7500, code: 'FB-7KQ2MX9D' },
  studio_voucher_payment: { kind: 'studio_voucher_payment', amount_cents: 7500 },
  studio_new_sign_in: {
    kind: 'studio_new_sign_in',
    session_id: '00000000-0000-4000-8000-000000000000',
    at: start - DAY,
    browser: 'Firefox',
    system: 'Windows',
  },
  studio_invitation: {
    kind: 'studio_invitation',
    invitation_id: sampleBooking.id,
    full_name: 'Jana Fischer',
    invited_by: 'Anna Lindner',
    expires_at: start - 5 * DAY,
  },
  withdrawal_received: { kind: 'withdrawal_received', ...declared },
  confirm_withdrawal: {
    kind: 'confirm_withdrawal',
    ...declared,
    declaration_id: sampleBooking.id,
    start,
  },
  studio_withdrawal: {
    kind: 'studio_withdrawal',
    ...declared,
    outcome: 'cancelled',
    refund_cents: 7500,
    code: 'FB-7KQ2MX9D',
  },
  offer_made: { kind: 'offer_made' },
  waiting_joined: { kind: 'waiting_joined' },
  voucher_sent: { kind: 'voucher_sent' },
  voucher_bought: { kind: 'voucher_bought', amount_cents: 12_000, to_buyer: false, on: null },
  studio_new_message: {
    kind: 'studio_new_message',
    name: 'Erika Sommer',
    email: 'erika.sommer@example.com',
    phone: '+49 30 1234567',
    message: 'Guten Tag,\nwir heiraten im Juni und suchen jemanden für den ganzen Tag. Haben Sie noch Zeit?',
    language: 'de',
  },
};

const states: Partial<Record<MailKind, Partial<MailBooking>>> = {
  booking_received: { status: 'PENDING', open_prepayment_cents: 7500 },
  confirm_address: { status: 'PENDING', confirm_by: start - 7 * DAY },
  booking_restored: { status: 'PENDING' },
  booking_cancelled: { status: 'CANCELLED', cancelled_by: 'admin', cancel_code: 'by_studio' },
  birth_place: { status: 'CANCELLED', open_prepayment_cents: 7500 },
  birth_reminder: { status: 'CANCELLED' },
  studio_birth_place: { status: 'CANCELLED', open_prepayment_cents: 7500 },
  studio_birth_reminder: { status: 'CANCELLED' },
  studio_new_booking: { status: 'PENDING', open_prepayment_cents: 7500 },
  studio_customer_cancelled: {
    status: 'CANCELLED',
    cancelled_by: 'customer',
    cancel_code: 'by_customer',
  },
  studio_refund_needed: { status: 'CANCELLED', cancelled_by: 'system', cancel_code: 'unpaid' },
};
