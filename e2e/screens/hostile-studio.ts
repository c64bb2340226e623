import { isWhole } from '../../src/shared/kernel/testing/test-size.ts';
import { berlinDay } from '../support/dates.ts';
import { type Studio } from '../support/studio.ts';
import { payloads } from './hostile-payloads.ts';

const made = (response: { status: number; body: any }): any => {
  if (response.status !== 201 && response.status !== 200) throw new Error(JSON.stringify(response));
  return response.body;
};

/**
 * Puts a payload into every text that the studio and its customers can write, and all of them into bookings and
 * contacts; in `npm test` a half of them into either.
 */
export const fillWithPayloads = async (studio: Studio): Promise<{ booking: string; token: string }> => {
  const one = (i: number, length = 80): string => (payloads[i % payloads.length] ?? '').slice(0, length);
  const texts = { description: one(1), description_de: one(2), description_ru: one(3) };
  const service = made(
    await studio.api('POST', '/api/admin/services', {
      name: one(0),
      name_de: one(4),
      name_ru: one(5),
      ...texts,
      duration_min: 5,
      price: 10,
      active: true,
    }),
  );
  const photographer = made(
    await studio.api('POST', '/api/admin/photographers', { name: one(6), bio: one(7), is_active: true }),
  );
  const what = { service_id: service.id, photographer_id: photographer.id, location_id: 'company' };
  for (const [i, payload] of payloads.entries()) {
    if (isWhole || i % 2 === 0) await bookAs(studio, what, i, payload);
    if (isWhole || i % 2 === 1) await addContact(studio, i, payload);
  }
  made(
    await studio.api('POST', '/api/admin/timeoff', {
      photographer_id: photographer.id,
      reason: one(8),
      start: `${berlinDay(20)}T10:00:00`,
      end: `${berlinDay(20)}T12:00:00`,
    }),
  );
  const company = (await studio.api('GET', '/api/admin/company/settings')).body;
  made(await studio.api('PUT', '/api/admin/company/settings', { ...company, name: one(9), address: one(10) }));
  const start = await firstSlot(studio, what);
  const customer = { name: '<b onmouseover=alert(1)>', email: 'gast@example.de', phone: '+49 170 1234567' };
  const booked = made(await studio.visit('POST', '/api/bookings', { ...what, start, customer, notes: payloads[1] }));
  return { booking: booked.booking_id, token: booked.cancel_token };
};

const bookAs = async (studio: Studio, what: object, i: number, payload: string): Promise<void> => {
  const minute = 600 + (i % 60) * 5;
  const time = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}:00`;
  made(
    await studio.api('POST', '/api/admin/bookings', {
      ...what,
      start: `${berlinDay(1 + Math.floor(i / 60))}T${time}`,
      customer: { name: payload.slice(0, 100), email: `kunde${i % 20}@example.de`, phone: '+49 170 1234567' },
      notes: payload,
      ignore_working_hours: true,
    }),
  );
};

const addContact = async (studio: Studio, i: number, payload: string): Promise<void> => {
  made(
    await studio.api('POST', '/api/admin/contacts', {
      name: payload.slice(0, 100),
      email: `lead${i}@example.de`,
      company: payload.slice(0, 100),
      source: payload.slice(0, 100),
      notes: payload,
      tags: [payload.slice(0, 60)],
      preferred_dates: [payload.slice(0, 60)],
      raw_data: { [payload]: payload },
    }),
  );
};

const firstSlot = async (studio: Studio, what: { service_id: string; photographer_id: string }): Promise<string> => {
  for (let days = 5; days < 20; days++) {
    const query = `service_id=${what.service_id}&photographer_id=${what.photographer_id}&date=${berlinDay(days)}`;
    const { slots } = (await studio.visit('GET', `/api/availability?${query}`)).body;
    if (slots.length > 0) return slots[0].start as string;
  }
  throw new Error('No free slot');
};
