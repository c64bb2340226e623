import { photographer, placed, service, start } from './bodies.ts';
import { type SpecifiedCall, sending } from './call.ts';
import { adminFields, contactFields, design, noteFields, photographerFields, serviceFields } from './fields.ts';

/** As the two screens of the specification send a booking, the calendar with its placeholders. */
const newBookings: readonly unknown[] = [
  {
    ...placed,
    location_id: 'company',
    start,
    customer: { name: 'Anna Muster', email: 'intern@example.com', phone: '+49' },
    notes: '',
    ignore_working_hours: false,
    send_email_notification: true,
  },
  {
    ...placed,
    location_id: 'company',
    start: '2030-06-16T21:00:00',
    customer: { name: 'Anna Muster', email: 'intern@example.com', phone: '+49' },
    ignore_working_hours: true,
    send_email_notification: false,
  },
  {
    ...placed,
    datetime: '2030-06-13T12:00:00.000Z',
    duration_minutes: 60,
    customer_name: 'Anna Muster',
    customer_email: 'anna@example.com',
    customer_phone: '',
    notes: '',
  },
];

/** What administrators add, do and delete. */
export const writes: readonly SpecifiedCall[] = [
  ...newBookings.map((body): SpecifiedCall => ({ method: 'POST', path: '/bookings', body, fields: adminFields })),
  ...sending('POST', [
    ['/bookings/{booking}/cancel', { reason: 'Vom Administrator storniert' }],
    [
      '/bookings/check-availability',
      { photographer_id: '{photographer}', datetime: start, duration_minutes: 60, exclude_booking_id: '{booking}' },
      ['available'],
    ],
    [
      '/timeoff',
      { photographer_id: '{photographer}', start: '2030-07-08T00:00:00', end: '2030-07-09T00:00:00', reason: 'Urlaub' },
      ['id', 'photographer_id'],
    ],
    ['/services', service, serviceFields],
    ['/photographers', photographer, photographerFields],
    ['/photographers', { name: 'Max', experience_years: 0, hourly_rate: 0 }, photographerFields],
    ['/customers/{email}/notes', { note: 'Kommt gern früh', note_type: 'general' }, noteFields],
    ['/contacts', { name: 'Eva', email: 'eva@example.com', source: 'CSV Import', tags: ['Baby'], preferred_dates: [] }],
    ['/contacts/{contact}/notes', { note: 'Angerufen', note_type: 'general' }, noteFields],
    ['/payments/test-stripe-connection', undefined, ['success', 'message', 'account_name', 'country', 'currency']],
    ['/payments/test-payment-intent', { amount: 1 }, ['amount', 'currency', 'client_secret']],
    [
      '/email-settings/test-preview?template_type=booking_confirmation',
      { primary_color: '#123456', secondary_color: '#654321', header_text: '', logo_url: '', show_company_info: false },
      ['html'],
    ],
    ['/page-design/reset', undefined, design],
  ]),
  ...sending('PATCH', [
    ['/contacts/{contact}', { phase: 'termin_geplant' }, contactFields],
    ['/contacts/{contact}', { name: 'Eva', email: 'eva@example.com', source: 'Anruf', priority: 'high', notes: 'x' }],
    ['/contacts/{contact}', { converted_to_booking: true }],
  ]),
  ...sending('DELETE', [
    ['/bookings/{booking}', undefined],
    ['/timeoff/{timeOff}', undefined],
    ['/services/{service}', undefined],
    ['/photographers/{photographer}', undefined],
    ['/customers/notes/{customerNote}', undefined],
    ['/contacts/{contact}', undefined],
    ['/company/logo', undefined],
  ]),
];
