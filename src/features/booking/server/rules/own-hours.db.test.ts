import { describe, expect, it } from 'vitest';
import { studioWithRooms } from '../testing/studio-with-rooms.ts';

const { studio, service, photographer, attempt, book, edit, slots, addRoom, need } = studioWithRooms();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
// Monday, 3 June 2030, is the current day; the studio opens from 09:00 to 18:00, on Saturdays from 10:00 to 16:00.
const [tuesday, wednesday, sunday] = ['2030-06-04', '2030-06-05', '2030-06-09'];

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Blocks = readonly (readonly [string, string])[];
const blocksOf = (blocks: Blocks) => blocks.map(([start_time, end_time]) => ({ start_time, end_time }));
const week = (work: Partial<Record<(typeof days)[number], Blocks>>) =>
  Object.fromEntries(days.map((day) => [day, blocksOf(work[day] ?? [])]));
const period = (
  work: Parameters<typeof week>[0],
  valid_from: string | null = null,
  valid_until: string | null = null,
) => ({
  valid_from,
  valid_until,
  week: week(work),
});
const path = (id = photographer()) => `/api/admin/resources/${id}/hours`;
const setHours = async (body: object, id = photographer()) => {
  const response = await admin('PUT', path(id), body);
  expect([response.status, response.body.detail]).toEqual([200, undefined]);
  return response.body;
};
const explain = async (start: string) => {
  const who = { photographer_id: photographer(), service_id: service(), start };
  return (await admin('GET', `/api/admin/availability/explain?${new URLSearchParams(who)}`)).body;
};
const statusOf = async (start: string, more: object = {}) => (await attempt(start, more)).status;

describe('own hours of a photographer', () => {
  it('replace the studio’s: several blocks a day, and days that only they have (PLAN-10)', async () => {
    const boris = await studio().addPhotographer();
    await setHours({
      periods: [
        period({
          tuesday: [
            ['07:30', '10:00'],
            ['14:00', '16:00'],
          ],
          sunday: [['11:00', '13:00']],
        }),
      ],
    });
    expect(await slots(tuesday)).toEqual(['07:30', '08:30', '14:00', '15:00']);
    expect(await slots(wednesday)).toEqual([]);
    expect(await slots(sunday)).toEqual(['11:00', '12:00']);
    expect(await slots(tuesday, boris)).toContain('09:00');
    expect(await slots(sunday, boris)).toEqual([]);
    const { body } = await attempt(`${tuesday}T11:00`);
    expect(body.code).toBe('outside_hours');
    expect((await attempt(`${wednesday}T11:00`)).body.code).toBe('closed_day');
    expect(await statusOf(`${tuesday}T07:30`)).toBe(201);
    expect(await statusOf(`${sunday}T11:00`)).toBe(201);
    const { booking_id } = await book(`${tuesday}T14:00`);
    expect((await edit(booking_id, { start: `${tuesday}T12:00` })).body.code).toBe('outside_hours');
  });

  it('are valid from a day to a day; before and after those of the studio are (PLAN-10)', async () => {
    await setHours({ periods: [period({ tuesday: [['10:00', '11:00']] }, '2030-06-11', '2030-06-18')] });
    expect(await slots(tuesday)).toContain('09:00');
    expect(await slots('2030-06-11')).toEqual(['10:00']);
    expect(await slots('2030-06-18')).toEqual(['10:00']);
    expect(await slots('2030-06-19')).toContain('09:00');
  });

  it('are shortened by an exception of the studio, and their own exceptions take precedence (PLAN-10)', async () => {
    await setHours({ periods: [period({ tuesday: [['08:00', '20:00']] })] });
    const exception = { date: '2030-06-25', is_working: true, start_time: '10:00', end_time: '12:00', name: 'Fest' };
    expect((await admin('POST', '/api/admin/calendar/exceptions', exception)).status).toBe(201);
    expect(await slots('2030-06-25')).toEqual(['10:00', '11:00']);
    await admin('POST', '/api/admin/calendar/exceptions', { date: '2030-07-02', is_working: false, name: 'Inventur' });
    expect(await slots('2030-07-02')).toEqual([]);
    await setHours({
      exceptions: [
        { date: '2030-07-02', blocks: blocksOf([['13:00', '14:00']]) },
        { date: tuesday, blocks: [] },
      ],
    });
    expect(await slots('2030-07-02')).toEqual(['13:00']);
    expect(await slots(tuesday)).toEqual([]);
    expect((await explain(`${tuesday}T10:00`)).reasons).toMatchObject([{ reason: 'closed_day', exception: tuesday }]);
  });

  it('are explained, and do not apply to internal appointments (PLAN-10, PLAN-14)', async () => {
    await setHours({
      periods: [
        period({
          tuesday: [
            ['09:00', '11:00'],
            ['14:00', '16:00'],
          ],
        }),
      ],
    });
    expect(await explain(`${tuesday}T12:00`)).toMatchObject({
      free_for: ['internal'],
      reasons: [{ reason: 'outside_hours', blocks: ['public', 'staff'] }],
      hours: {
        open: { start: `${tuesday}T09:00:00+02:00`, end: `${tuesday}T16:00:00+02:00` },
        pause: { start: `${tuesday}T11:00:00+02:00`, end: `${tuesday}T14:00:00+02:00` },
      },
    });
  });

  it('changed while a booking is decided from cached data apply to it (PLAN-10)', async () => {
    expect(await statusOf(`${tuesday}T09:00`)).toBe(201);
    await setHours({ periods: [period({ wednesday: [['09:00', '18:00']] })] });
    expect(await statusOf(`${tuesday}T11:00`)).toBe(400);
    expect(await statusOf(`${wednesday}T11:00`)).toBe(201);
  });

  it('count for their occupancy (PLAN-10)', async () => {
    await setHours({ periods: [period({ tuesday: [['09:00', '13:00']] })] });
    await book(`${tuesday}T09:00`);
    const { body } = await admin('GET', `/api/admin/reports/charts?date_from=${tuesday}&date_to=${tuesday}`);
    const mine = body.occupancy.find(({ id }: { id: string }) => id === photographer());
    expect(mine).toMatchObject({ offered_minutes: 240, booked_minutes: 60, outside_minutes: 0 });
  });
});

describe('own hours of a room', () => {
  it('limit the sessions that need it, and another room gets the rest (PLAN-10)', async () => {
    const room = await addRoom('Eins');
    await need([room]);
    await setHours({ periods: [period({ tuesday: [['13:00', '15:00']] })] }, room);
    expect(await slots(tuesday)).toEqual(['13:00', '14:00']);
    expect(await slots(wednesday)).toEqual([]);
    expect(await statusOf(`${tuesday}T11:00`)).toBe(409);
    expect((await explain(`${tuesday}T11:00`)).reasons).toMatchObject([
      { reason: 'outside_hours', resource: { id: room }, blocks: ['public', 'staff'] },
    ]);
    expect(await statusOf(`${tuesday}T13:00`)).toBe(201);
    await need([room, await addRoom('Zwei')]);
    expect(await statusOf(`${tuesday}T11:00`)).toBe(201);
  });
});

describe('a room without own hours', () => {
  it('follows the studio, whoever takes the session (PLAN-10)', async () => {
    const room = await addRoom('Eins');
    await need([room]);
    await setHours({ periods: [period({ tuesday: [['06:00', '22:00']], sunday: [['11:00', '13:00']] })] });
    expect([(await slots(tuesday)).at(0), (await slots(tuesday)).at(-1)]).toEqual(['09:00', '17:00']);
    expect(await slots(sunday)).toEqual([]);
    expect(await statusOf(`${tuesday}T08:00`)).toBe(409);
    expect((await explain(`${tuesday}T18:00`)).reasons).toMatchObject([
      { reason: 'outside_hours', resource: { id: room }, blocks: ['public', 'staff'] },
    ]);
    expect((await explain(`${sunday}T11:00`)).reasons).toMatchObject([
      { reason: 'closed_day', resource: { id: room }, blocks: ['public', 'staff'] },
    ]);
    const { booking_id } = await book(`${tuesday}T09:00`);
    expect((await edit(booking_id, { start: `${tuesday}T07:00` })).body.code).toBe('outside_hours');
    await setHours({ periods: [period({ tuesday: [['08:00', '20:00']] }, '2030-06-11')] }, room);
    expect(await slots(sunday)).toEqual([]);
    expect((await slots('2030-06-11')).at(-1)).toBe('19:00');
  });

  it('has the hours of an exception of the studio, also where the photographer has others (PLAN-10)', async () => {
    const room = await addRoom('Eins');
    await need([room]);
    await admin('POST', '/api/admin/calendar/exceptions', { date: tuesday, is_working: false, name: 'Inventur' });
    await setHours({ exceptions: [{ date: tuesday, blocks: blocksOf([['13:00', '14:00']]) }] });
    expect(await slots(tuesday)).toEqual([]);
    expect((await explain(`${tuesday}T13:00`)).reasons).toMatchObject([
      { reason: 'closed_day', exception: tuesday, resource: { id: room } },
    ]);
    await need([room, await addRoom('Garten')]);
    expect(await slots(tuesday)).toEqual([]);
  });
});

describe('the hours of a resource', () => {
  it('are none until they are set; a stale version is refused with the current ones (PLAN-10)', async () => {
    const none = { resource_id: photographer(), periods: [], exceptions: [], version: 0 };
    expect((await admin('GET', path())).body).toEqual(none);
    const saved = await setHours({ periods: [period({})], version: 0 });
    expect(saved).toMatchObject({ version: 1, periods: [period({})], exceptions: [] });
    const stale = await admin('PUT', path(), { periods: [], version: 0 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict', hours: { version: 1 } } });
    expect((await admin('PUT', path('00000000-0000-0000-0000-000000000000'), {})).status).toBe(404);
    expect((await admin('GET', path('nobody'))).status).toBe(404);
  });

  it.each([
    [{ periods: [period({ monday: [['10:00', '09:00']] })] }, ['periods', '0', 'week', 'monday', '0', 'end_time']],
    [
      {
        periods: [
          period({
            monday: [
              ['10:00', '12:00'],
              ['12:00', '13:00'],
            ],
          }),
        ],
      },
      ['periods', '0', 'week', 'monday', '1', 'start_time'],
    ],
    [{ periods: [period({ monday: [['25:00', '26:00']] })] }, ['periods', '0', 'week', 'monday', '0', 'start_time']],
    [{ periods: [period({}, '2030-02-30')] }, ['periods', '0', 'valid_from']],
    [{ periods: [period({}, '2030-06-02', '2030-06-01')] }, ['periods', '0', 'valid_until']],
    [{ periods: [period({}), period({}, '2030-06-01')] }, ['periods', '1', 'valid_from']],
    [{ exceptions: [{ date: 'soon', blocks: [] }] }, ['exceptions', '0', 'date']],
    [
      {
        exceptions: [
          { date: tuesday, blocks: [] },
          { date: tuesday, blocks: [] },
        ],
      },
      ['exceptions', '1', 'date'],
    ],
  ])('are refused with %j at its field (PLAN-10)', async (body, field) => {
    const response = await admin('PUT', path(), body);
    expect([response.status, response.body.detail[0].loc.map(String)]).toEqual([422, ['body', ...field]]);
  });
});
