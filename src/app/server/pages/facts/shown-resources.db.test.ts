import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { studioWithRooms } from '#features/booking/server/testing/studio-with-rooms.ts';
import { bookingCalendar } from '../booking-calendar.ts';
import { readsFrom } from './reads-from.ts';

const { studio, book, read, addRoom, need } = studioWithRooms();
const start = '2030-06-05T11:00';

/** Everything that a customer can read about a booking: with and without token, and the calendar file. */
const readByCustomer = async (id: string, token: string): Promise<{ body: { resources?: object[] }; all: string }> => {
  const { body } = await studio().call('GET', `/api/bookings/${id}?token=${token}`);
  const stranger = await studio().call('GET', `/api/bookings/${id}`);
  expect(stranger.body.resources).toEqual(body.resources);
  const server = Fastify();
  bookingCalendar(server, readsFrom(studio().context));
  const file = await server.inject({ url: `/booking/success/${id}/termin.ics` });
  await server.close();
  return { body, all: JSON.stringify([body, stranger.body]) + file.body };
};

it('a customer sees the name of a room that the studio shows, in the response and the calendar file (PLAN-41)', async () => {
  const room = await addRoom('Saal Süd', { name_ru: 'Южный зал', shown_to_customers: true });
  const artist = await addRoom('Visagistin Vera', { kind: 'person' });
  await need([room], [artist]);
  const booked = await book(start);
  expect(JSON.stringify(booked)).not.toMatch(/Saal|Vera/);
  const { body, all } = await readByCustomer(booked.booking_id, booked.cancel_token);
  expect(body.resources).toEqual([{ name_de: 'Saal Süd', name_ru: 'Южный зал' }]);
  expect(all).toMatch(/BEGIN:VEVENT[^]*Saal Süd/);
  expect(all).not.toMatch(/Vera|"id":|shown_to/);
  expect((await read(booked.booking_id)).resources).toEqual(
    expect.arrayContaining([
      { id: room, name: 'Saal Süd', name_ru: 'Южный зал', shown_to_customers: true },
      { id: artist, name: 'Visagistin Vera', name_ru: null, shown_to_customers: false },
    ]),
  );
});

it('a room that is not shown appears nowhere for customers (PLAN-41)', async () => {
  const room = await addRoom('Geheimer Saal');
  const boris = await studio().addPhotographer({ name: 'Boris' });
  await need([room], [boris]);
  const booked = await book(start);
  const { body, all } = await readByCustomer(booked.booking_id, booked.cancel_token);
  expect(body).not.toHaveProperty('resources');
  expect(all).not.toMatch(/Geheimer|Boris/);
  await studio().adminCall('PATCH', `/api/admin/resources/${room}`, { shown_to_customers: true });
  const shown = await readByCustomer(booked.booking_id, booked.cancel_token);
  expect(shown.body.resources).toEqual([{ name_de: 'Geheimer Saal', name_ru: null }]);
});

it.each(['/api/services', '/api/photographers', '/api/calendar/settings'])(
  'the public list %s does not contain rooms (PLAN-41)',
  async (path) => {
    await need([await addRoom('Geheimer Saal')]);
    const { body } = await studio().call('GET', path);
    expect(JSON.stringify(body)).not.toMatch(/Geheimer|needs|resource/);
  },
);
