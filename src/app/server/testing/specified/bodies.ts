/** What requests send about bookings, services and photographers. */

export const customer = { name: 'Anna Muster', email: '{email}', phone: '{phone}' };
export const publicBooking = {
  service_id: '{service}',
  photographer_id: '{photographer}',
  location_id: 'company',
  start: '2030-06-13T10:00:00',
  customer,
  notes: 'Mit Hund',
};
export const start = '2030-06-13T12:00:00';
export const placed = { service_id: '{service}', photographer_id: '{photographer}' };
export const service = {
  name: 'Porträt',
  description: 'Eine Stunde ab {price}',
  duration_min: 60,
  price_eur: 150,
  active: true,
  payment_enabled: true,
  prepayment_amount: 20,
  name_de: 'Porträt',
  description_de: 'Eine Stunde',
  name_ru: 'Портрет',
  description_ru: 'Час',
};
export const photographer = {
  name: 'Max',
  email: 'max@example.com',
  phone: '+49 30 123456',
  bio: 'Seit 2001',
  experience_years: 7,
  hourly_rate: 45.5,
};
