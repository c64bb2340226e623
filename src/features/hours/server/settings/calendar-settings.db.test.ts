import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
const path = '/api/admin/calendar/settings';
/** Removes the version, which settings-version.db.test.ts covers. */
const unversioned = <Body extends object>(body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'version')) as Body;
const read = async () => unversioned((await studio().adminCall('GET', path)).body);
const put = async (body: unknown) => {
  const response = await studio().adminCall('PUT', path, body);
  return { ...response, body: unversioned(response.body) };
};

const day = (is_working: boolean, start_time: string, end_time: string) => ({
  is_working,
  start_time,
  end_time,
  break_enabled: false,
  break_start: '12:00',
  break_end: '13:00',
});
const defaults = {
  slot_duration_minutes: 60,
  buffer_time_minutes: 15,
  advance_booking_days: 30,
  cancel_window_hours: 24,
  minimum_notice: { kind: 'hours', hours: 0, in_opening_hours: false },
  move_rules: { kind: 'none' },
  waiting_list_hours: null,
  any_photographer: true,
  weekly_schedule: {
    monday: day(true, '09:00', '18:00'),
    tuesday: day(true, '09:00', '18:00'),
    wednesday: day(true, '09:00', '18:00'),
    thursday: day(true, '09:00', '18:00'),
    friday: day(true, '09:00', '18:00'),
    saturday: day(true, '10:00', '16:00'),
    sunday: day(false, '11:00', '15:00'),
  },
  work_on_weekends: true,
  work_on_saturday: true,
  work_on_sunday: false,
};
const week = (changes: object) => ({ ...defaults.weekly_schedule, ...changes });
const monday = (changes: object) => ({
  weekly_schedule: week({ monday: { ...day(true, '09:00', '18:00'), ...changes } }),
});

describe('calendar settings', () => {
  it('of a new studio have the defaults (CALSET-003..006, CALSET-011..015)', async () => {
    expect(await read()).toEqual(defaults);
  });

  it('can be sent back as they were read (CALSET-016)', async () => {
    const sent = {
      slot_duration_minutes: 30,
      buffer_time_minutes: 5,
      advance_booking_days: 365,
      cancel_window_hours: 168,
      weekly_schedule: week({
        monday: { ...day(true, '08:30', '20:00'), break_enabled: true, break_start: '12:30', break_end: '13:15' },
        saturday: day(false, '10:00', '16:00'),
      }),
    };
    const { minimum_notice, move_rules, waiting_list_hours, any_photographer } = defaults;
    const expected = {
      ...sent,
      minimum_notice,
      move_rules,
      waiting_list_hours,
      any_photographer,
      work_on_weekends: false,
      work_on_saturday: false,
      work_on_sunday: false,
    };
    expect(await put(sent)).toMatchObject({ status: 200, body: expected });
    expect(await read()).toEqual(expected);
    expect((await put(defaults)).body).toEqual(defaults);
  });

  it('the limits themselves are allowed (CALSET-007..010)', async () => {
    for (const limits of [
      { slot_duration_minutes: 15, buffer_time_minutes: 0, advance_booking_days: 1, cancel_window_hours: 1 },
      { slot_duration_minutes: 480, buffer_time_minutes: 60, advance_booking_days: 365, cancel_window_hours: 168 },
    ]) {
      expect(await put({ ...defaults, ...limits })).toMatchObject({ status: 200, body: limits });
    }
    await put(defaults);
  });

  it.each([
    ['slot_duration_minutes', [10, 490, 20, 15.5, -15, '60', null]],
    ['buffer_time_minutes', [61, 65, 7, -5]],
    ['advance_booking_days', [0, 366, 1.5]],
    ['cancel_window_hours', [0, 169, 2.5]],
  ])('refuses %s of %j with 422 (CALSET-007..010, SRV-15)', async (field, values) => {
    for (const value of values) {
      const { status, body } = await put({ ...defaults, [field]: value });
      expect(status).toBe(422);
      expect(body.detail).toEqual([{ loc: ['body', field], msg: expect.any(String), type: expect.any(String) }]);
    }
    expect(await read()).toEqual(defaults);
  });

  it.each([
    ['a day that ends before it starts', monday({ start_time: '18:00', end_time: '09:00' }), 'end_time'],
    ['a day without length', monday({ end_time: '09:00' }), 'end_time'],
    ['24 o’clock', monday({ end_time: '24:00' }), 'end_time'],
    ['a single digit', monday({ start_time: '9:00' }), 'start_time'],
    ['a break before work', monday({ break_enabled: true, break_start: '08:30' }), 'break_start'],
    ['a break after work', monday({ break_enabled: true, break_end: '18:30' }), 'break_end'],
    ['a break backwards', monday({ break_enabled: true, break_start: '13:00', break_end: '12:00' }), 'break_end'],
    ['no answer whether it works', monday({ is_working: undefined }), 'is_working'],
  ])('refuses %s with 422 and names the field (SRV-15)', async (_, changes, field) => {
    const { status, body } = await put({ ...defaults, ...changes });
    expect(status).toBe(422);
    expect(body.detail.map((problem: { loc: unknown }) => problem.loc)).toContainEqual([
      'body',
      'weekly_schedule',
      'monday',
      field,
    ]);
    expect(await read()).toEqual(defaults);
  });

  it('a schedule names all seven days (SRV-15, CALSET-004)', async () => {
    const { friday: _, ...six } = defaults.weekly_schedule;
    const { status, body } = await put({ ...defaults, weekly_schedule: six });
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(['body', 'weekly_schedule', 'friday']);
  });

  it('weekend flags are applied on top of the schedule, publicly too (AMB-031, CALSET-006, SRV-14)', async () => {
    const { body } = await put({ work_on_saturday: false });
    expect(body).toMatchObject({ work_on_weekends: false, work_on_saturday: false, work_on_sunday: false });
    expect(body.weekly_schedule.saturday).toEqual(day(false, '10:00', '16:00'));
    const shown = await studio().call('GET', '/api/calendar/settings');
    expect(shown.body).toMatchObject({ work_on_weekends: false, work_on_saturday: false, closed_weekdays: [6, 7] });
    const opened = await put({ work_on_weekends: true });
    expect(opened.body.weekly_schedule).toMatchObject({ saturday: { is_working: true }, sunday: { is_working: true } });
    expect((await put(defaults)).body).toEqual(defaults);
  });

  it('a client that sends back the flags it read keeps the Saturday it edited (AMB-031)', async () => {
    const sent = { ...(await read()), weekly_schedule: week({ saturday: day(false, '10:00', '16:00') }) };
    expect(sent.work_on_saturday).toBe(true);
    expect((await put(sent)).body).toMatchObject({ work_on_saturday: false });
    await put(defaults);
  });

  it('saved hours change what can be booked (CALSET-019)', async () => {
    const service_id = await studio().addService();
    const photographer_id = await studio().addPhotographer();
    const starts = async () => {
      const query = `service_id=${service_id}&photographer_id=${photographer_id}&date=2030-06-10`;
      const { body } = await studio().call('GET', `/api/availability?${query}`);
      return body.slots.map((slot: { start: string }) => slot.start.slice(11, 16));
    };
    expect(await starts()).toHaveLength(9);
    await put(monday({ start_time: '10:00', end_time: '12:00' }));
    expect(await starts()).toEqual(['10:00', '11:00']);
    await put(monday({ is_working: false }));
    expect(await starts()).toEqual([]);
    await put(defaults);
  });

  it('two concurrent changes are both stored', async () => {
    await Promise.all([put({ buffer_time_minutes: 20 }), put({ slot_duration_minutes: 45 })]);
    expect(await read()).toMatchObject({ buffer_time_minutes: 20, slot_duration_minutes: 45 });
    await put(defaults);
  });
});
