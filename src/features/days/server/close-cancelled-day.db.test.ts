import { describe, expect, it } from 'vitest';
import { day, studioWithDay } from './testing/studio-with-day.ts';

const { studio, photographer, session, tryCancel, cancelDay, work, attempt, addRoom, need, read } = studioWithDay();
const exceptions = async () => (await studio().adminCall('GET', '/api/admin/calendar/exceptions')).body;
const add = (body: object) => studio().adminCall('POST', '/api/admin/calendar/exceptions', body);
const timesOff = async () =>
  (await studio().adminCall('GET', `/api/admin/timeoff/photographer/${photographer()}`)).body.map(
    ({ start, end }: { start: string; end: string }) => `${start.slice(5, 16)} ${end.slice(5, 16)}`,
  );

describe('a day that is closed as well', () => {
  it('of the studio becomes an exception, and cannot be booked again (DAY-04)', async () => {
    const begun = await cancelDay([await session('10:00')], { close_day: true });
    expect(begun.close_day).toBe(true);
    expect(await exceptions()).toMatchObject([{ date: day, is_working: false, name: 'Alle Termine storniert' }]);
    await work();
    expect((await attempt(`${day}T10:00:00`)).status).toBe(400);
  });

  it('stays as it is where it is closed already; one with hours of its own is closed (DAY-04)', async () => {
    const id = await session('10:00');
    await add({ date: day, name: 'Messe', is_working: true, start_time: '09:00', end_time: '18:00' });
    await cancelDay([id], { close_day: true });
    expect(await exceptions()).toMatchObject([{ name: 'Messe', is_working: false }]);
    await cancelDay([id], { close_day: true });
    expect(await exceptions()).toHaveLength(1);
  });

  it('that belongs to several days with hours of their own is refused, and nothing is cancelled (DAY-04)', async () => {
    const id = await session('10:00');
    await add({ date: '2030-06-04', end_date: '2030-06-06', name: 'Messe', is_working: true });
    const { status, body } = await tryCancel({ booking_ids: [id], close_day: true });
    expect([status, body.code]).toEqual([409, 'date_taken']);
    await work();
    expect((await read(id)).status).toBe('CONFIRMED');
  });

  it('of a photographer becomes time off around the existing one (DAY-04)', async () => {
    const id = await session('10:00');
    const known = { photographer_id: photographer(), start: `${day}T12:00`, end: `${day}T14:00` };
    await studio().adminCall('POST', '/api/admin/timeoff', known);
    await cancelDay([id], { resource_id: photographer(), close_day: true });
    expect(await timesOff()).toEqual(['06-05T00:00 06-05T12:00', '06-05T12:00 06-05T14:00', '06-05T14:00 06-06T00:00']);
    await work();
    expect((await attempt(`${day}T10:00:00`)).status).toBe(409);
    expect((await attempt('2030-06-06T10:00:00')).status).toBe(201);
    expect(await exceptions()).toEqual([]);
  });

  it('of a room takes the room out of use (DAY-04)', async () => {
    const room = await addRoom('Studio 1');
    await need([room]);
    await cancelDay([await session('10:00')], { resource_id: room, close_day: true });
    await work();
    const off = (await studio().adminCall('GET', `/api/admin/resource-timeoff?resource_id=${room}`)).body;
    expect(off).toMatchObject([{ start: `${day}T00:00:00+02:00`, end: '2030-06-06T00:00:00+02:00' }]);
    expect((await attempt(`${day}T10:00:00`)).status).toBe(409);
    await need();
    expect((await attempt(`${day}T10:00:00`)).status).toBe(201);
  });

  it('concurrent bookings are either refused or kept: none is lost (DAY-04)', async () => {
    const id = await session('10:00');
    const [tries] = await Promise.all([
      Promise.all([12, 13, 14, 15, 16].map((hour) => attempt(`${day}T${hour}:00:00`))),
      cancelDay([id], { resource_id: photographer(), close_day: true }),
    ]);
    await work();
    for (const { status, body } of tries) {
      expect([201, 400, 409]).toContain(status);
      if (status === 201) expect((await read(body.booking_id)).status).toBe('PENDING');
    }
    expect((await attempt(`${day}T17:00:00`)).status).toBe(409);
  });
});
