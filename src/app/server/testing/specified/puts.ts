import { customer, photographer, placed, service, start } from './bodies.ts';
import { type SpecifiedCall, sending } from './call.ts';
import { adminFields, companyFields, design, noteFields, photographerFields, serviceFields } from './fields.ts';

const workingDay = {
  is_working: true,
  start_time: '09:00',
  end_time: '18:00',
  break_enabled: false,
  break_start: '12:00',
  break_end: '13:00',
};
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const calendarSettings = {
  slot_duration_minutes: 60,
  buffer_time_minutes: 15,
  advance_booking_days: 30,
  cancel_window_hours: 24,
  weekly_schedule: Object.fromEntries(weekdays.map((day) => [day, workingDay])),
};
const secrets = { stripe_secret_key: 'sk_test_studio', stripe_webhook_secret: 'whsec_studio' };

/** What administrators change. */
export const puts: readonly SpecifiedCall[] = sending('PUT', [
  ['/bookings/{booking}/status?new_status=CONFIRMED', undefined, adminFields],
  ['/bookings/{booking}', { ...placed, start, customer, notes: 'Ohne Hund' }, adminFields],
  [
    '/bookings/{booking}',
    {
      ...placed,
      start,
      customer_name: 'A',
      customer_email: '{email}',
      customer_phone: '1',
      notes: '',
      status: 'PENDING',
    },
  ],
  ['/bookings/{booking}', { start, end: '2030-06-13T13:00:00' }],
  ['/bookings/{cancelled}', { ...placed, start, customer, notes: '', status: 'PENDING' }, adminFields],
  ['/bookings/{completed}/umsatz', { photos_delivered: 12, actual_revenue: 180.5, revenue_notes: 'bar' }],
  ['/calendar/settings', calendarSettings],
  [
    '/timeoff/{timeOff}',
    { photographer_id: '{photographer}', start: '2030-07-01T00:00:00', end: '2030-07-02T00:00:00' },
  ],
  ['/services/{service}', service, serviceFields],
  ['/services/{service}/toggle-active', undefined],
  ['/services/reorder', { service_ids: ['{service}'] }],
  [
    '/services/{service}/special-settings',
    {
      promotion_start_date: '2030-06-01T00:00:00.000Z',
      promotion_end_date: '2030-06-30T23:59:59.000Z',
      requires_prepayment: null,
      assigned_photographers: ['{photographer}'],
    },
  ],
  ['/system-service/', { name_de: 'Sonderangebot', description_de: 'Nur {price}' }],
  ['/photographers/{photographer}', photographer, photographerFields],
  ['/photographers/{photographer}/toggle-active', undefined],
  ['/customers/notes/{customerNote}', { note: 'Kommt gern früh', note_type: 'preference' }, noteFields],
  [
    '/company/settings',
    {
      company_name: 'Studio Licht',
      company_email: 'studio@example.com',
      company_phone: '+49 30 1',
      company_address: 'Weg 1, Berlin',
      company_website: 'https://studio.example',
      logo_url: null,
    },
    companyFields,
  ],
  ['/payments/settings', { ...secrets, stripe_publishable_key: 'pk_test_studio', stripe_enabled: true }],
  ['/payments/settings', { enable_prepayment: true, prepayment_percentage: 50, payment_deadline_hours: 24 }],
  [
    '/email-settings/',
    {
      smtp: {
        host: 'mail.example.com',
        port: 465,
        username: 'studio',
        password: 'geheim',
        from_email: 'a@example.com',
      },
    },
  ],
  [
    '/email-settings/',
    {
      design: { primary_color: '#123456', secondary_color: '#654321', header_text: 'Hallo', show_company_info: true },
      reminders: { enabled: true, reminders: [48, 24, 3] },
    },
  ],
  ['/email-settings/', { whatsapp: { enabled: true, reminders: [{ quantity: 24, unit: 'hours' }] } }],
  ['/page-design/settings', { primary_color: '#123456', card_style: 'outlined', button_style: 'pill' }, design],
]);
