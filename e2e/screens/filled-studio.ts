import { book, withoutBookings } from '../support/admin.ts';
import { makeCampaign } from '../support/campaigns.ts';
import { berlinDay } from '../support/dates.ts';
import type { Studio } from '../support/studio.ts';

const long = 'Dr. Friederike Baumgartner-Oßwald von und zu Lichtenberg';
/** Names of either language's letters, for all languages. */
export const words = 'Donaudampfschifffahrtsgesellschaftsportraitfotografie mit Достопримечательностями';

/** Lists with a row that this test creates, and the name of the last action of that row. */
export const lists = new Map<string, RegExp>([
  ['/admin/services', new RegExp(`^(${words} löschen|Удалить: ${words})$`)],
  ['/admin/photographers', new RegExp(`^(${long} löschen|Удалить: ${long})$`)],
  ['/admin/resources', new RegExp(`^(${words} löschen|Удалить: ${words})$`)],
]);

/** Puts a row with long texts into every list of the back office. */
export const fillLists = async (studio: Studio): Promise<void> => {
  await withoutBookings(studio);
  await studio.api('POST', '/api/admin/services', { name: words, description: words, price_eur: 12_345.67 });
  await studio.api('POST', '/api/admin/photographers', {
    name: long,
    bio: words,
    email: 'friederike.baumgartner-osswald@lichtenberg-fotografie.example',
    phone: '+49 170 12345678901',
    experience_years: 25,
    hourly_rate: 12_345.67,
  });
  await studio.api('POST', '/api/admin/calendar/exceptions', { date: berlinDay(20), closed: true, name: words });
  await studio.api('POST', '/api/admin/resources', { kind: 'room', name_de: words, name_ru: words });
  await makeCampaign(studio, { name_de: words, name_ru: words });
  const declared = { name: long, reference: 'FB-ZZZZ9999', email: 'f@kunde.example' };
  await studio.visit('POST', '/api/withdrawals', declared);
  await studio.api('POST', '/api/admin/contacts', { name: long, email: 'f@kunde.example', source: 'website' });
  await book(studio, `${berlinDay()}T23:00`, {
    customer: { name: long, email: 'friederike.baumgartner-osswald@kunde.example', phone: '+49 170 1' },
    send_email_notification: true,
  });
  const paid = await book(studio, `${berlinDay(3)}T10:00`);
  await studio.api('PUT', `/api/admin/bookings/${paid.id}/status?new_status=CONFIRMED`);
};
