import { describe, expect, it } from 'vitest';
import { closedWeek } from '#features/hours/domain/testing/closed-week.ts';
import { studioWithRooms } from '../testing/studio-with-rooms.ts';

const { studio, photographer, book, addRoom, need, cancel } = studioWithRooms();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
// Monday, 3 June 2030, is the current day; the studio opens from 09:00 to 18:00.
const [tuesday, wednesday] = ['2030-06-04', '2030-06-05'];
const block = (start_time: string, end_time: string) => ({ start_time, end_time });
const path = (id = photographer()) => `/api/admin/resources/${id}/hours`;
const setHours = async (work: object, id = photographer()) => {
  const periods = [{ valid_from: null, valid_until: null, week: { ...closedWeek, ...work } }];
  expect((await admin('PUT', path(id), { periods })).status).toBe(200);
};
const outside = async (id = photographer()): Promise<string[]> => {
  const { status, body } = await admin('GET', `${path(id)}/bookings`);
  expect(status).toBe(200);
  return body.map(({ start }: { start: string }) => start.slice(0, 16));
};

describe('the bookings outside own hours', () => {
  it('are the upcoming ones that no block of their day contains, and they stay unchanged (PLAN-43)', async () => {
    const boris = await studio().addPhotographer();
    for (const time of ['09:00', '11:30', '13:00', '15:00']) await book(`${tuesday}T${time}`);
    await book(`${wednesday}T09:00`);
    await book(`${wednesday}T10:00`, { photographer_id: boris });
    expect(await outside()).toEqual([]);
    await setHours({ tuesday: [block('09:00', '12:00'), block('13:00', '15:30')] });
    expect(await outside()).toEqual([`${tuesday}T11:30`, `${tuesday}T15:00`, `${wednesday}T09:00`]);
    expect(await outside(boris)).toEqual([]);
    studio().setNow(`${tuesday}T12:31`);
    expect(await outside()).toEqual([`${tuesday}T15:00`, `${wednesday}T09:00`]);
    studio().setNow('2030-06-03T08:00');
  });

  it('of a room are those that use it, until they are cancelled, with customer, service and photographer (PLAN-43)', async () => {
    const room = await addRoom('Eins');
    await need([room]);
    const { booking_id } = await book(`${tuesday}T09:00`);
    await need();
    await book(`${tuesday}T15:00`);
    await setHours({ wednesday: [block('09:00', '18:00')] }, room);
    const { body } = await admin('GET', `${path(room)}/bookings`);
    expect(body).toMatchObject([
      { id: booking_id, customer_name: 'Änne Müller', photographer_name: expect.any(String) },
    ]);
    await cancel(booking_id);
    expect(await outside(room)).toEqual([]);
  });

  it('are determined by the hours of the studio if there are no others (PLAN-43)', async () => {
    await book(`${tuesday}T17:00`);
    expect(await outside()).toEqual([]);
    const closed = await admin('POST', '/api/admin/calendar/exceptions', {
      date: tuesday,
      is_working: false,
      name: 'Umzug',
    });
    expect(closed.status).toBe(201);
    expect(await outside()).toEqual([`${tuesday}T17:00`]);
    await admin('DELETE', `/api/admin/calendar/exceptions/${closed.body.id}`);
    expect((await admin('GET', `${path('00000000-0000-0000-0000-000000000000')}/bookings`)).status).toBe(404);
  });
});

describe('own hours in a range', () => {
  const own = (from: string, to: string) => admin('GET', `/api/admin/own-hours?date_from=${from}&date_to=${to}`);

  it('are listed for those who have some, all blocks of each day, shortened by the studio (PLAN-43)', async () => {
    const anna = photographer();
    await studio().addPhotographer();
    const range = (date: string, from: string, to: string) => ({
      start: `${date}T${from}:00+02:00`,
      end: `${date}T${to}:00+02:00`,
    });
    const times = [
      ['07:00', '10:00'],
      ['12:00', '14:00'],
      ['15:00', '16:00'],
    ] as const;
    const blocks = times.map(([start_time, end_time]) => ({ start_time, end_time }));
    const periods = [
      { valid_from: '2030-06-08', valid_until: null, week: { ...closedWeek, saturday: blocks, sunday: blocks } },
    ];
    expect((await admin('PUT', path(anna), { periods })).status).toBe(200);
    const party = { date: '2030-06-08', is_working: true, start_time: '09:00', end_time: '15:30', name: 'Fest' };
    const { body: added } = await admin('POST', '/api/admin/calendar/exceptions', party);
    const { body } = await own('2030-06-07', '2030-06-10');
    const ofAnna = body.filter(({ resource_id }: { resource_id: string }) => resource_id === anna);
    expect(ofAnna).toEqual([
      {
        resource_id: anna,
        days: [
          { date: '2030-06-07', blocks: [range('2030-06-07', '09:00', '18:00')] },
          {
            date: '2030-06-08',
            blocks: [
              range('2030-06-08', '09:00', '10:00'),
              range('2030-06-08', '12:00', '14:00'),
              range('2030-06-08', '15:00', '15:30'),
            ],
          },
          { date: '2030-06-09', blocks: times.map(([from, to]) => range('2030-06-09', from, to)) },
          { date: '2030-06-10', blocks: [] },
        ],
      },
    ]);
    await admin('DELETE', `/api/admin/calendar/exceptions/${added.id}`);
    expect((await admin('PUT', path(anna), { periods: [] })).status).toBe(200);
    expect((await own('2030-06-07', '2030-06-07')).body).not.toContainEqual(
      expect.objectContaining({ resource_id: anna }),
    );
  });

  it.each([
    ['2030-06-10', '2030-06-09'],
    ['2030-06-10', '2030-09-18'],
    ['2030-02-30', '2030-03-01'],
    ['2030-02-28', '2030-02-30'],
  ])('are refused from %s to %s (PLAN-43)', async (from, to) => {
    expect((await own(from, to)).status).toBe(422);
  });
});
