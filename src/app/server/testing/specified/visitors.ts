import { publicBooking } from './bodies.ts';
import { reading, type SpecifiedCall, sending } from './call.ts';
import { design } from './fields.ts';

const bookingFields = ['booking_id', 'confirmation_code', 'start', 'status', 'customer'];

/** The specified calls of visitors, below /api, without any header of their own. */
export const visitorsCalls: readonly SpecifiedCall[] = [
  ...reading([
    ['/services', ['id', 'name', 'price_eur', 'duration_min', 'is_system_service', 'assigned_photographers']],
    ['/services/{service}', ['id', 'name', 'price_eur']],
    ['/photographers', ['id', 'name', 'phone', 'bio']],
    ['/photographers?service_id={service}', ['id', 'name']],
    ['/photographers/{photographer}', ['id', 'name']],
    ['/locations', ['id', 'name', 'address']],
    ['/locations/company', ['id', 'name', 'address']],
    ['/calendar/settings', ['work_on_weekends', 'work_on_saturday', 'work_on_sunday']],
    ['/availability?service_id={service}&photographer_id={photographer}&date=2030-06-13&timezone=Europe/Berlin'],
    ['/availability?service_id={service}&photographer_id={photographer}&date=2030-06-13', ['slots']],
    ['/bookings/{booking}', bookingFields],
    ['/bookings/{booking}?token={cancelToken}', bookingFields],
    ['/company/info', ['company_name', 'company_address']],
    ['/page-design/public', design],
    ['/payments/service-config/{service}', ['requires_prepayment', 'payment_amount', 'is_individual_payment']],
    ['/admin/payments/public-config', ['stripe_enabled', 'enable_prepayment']],
    ['/admin/company/settings/public', ['company_name', 'logo_url']],
  ]),
  ...sending('POST', [
    ['/bookings', publicBooking, ['booking_id', 'confirmation_code']],
    ['/bookings/{booking}/cancel?token={cancelToken}', undefined],
  ]),
];
