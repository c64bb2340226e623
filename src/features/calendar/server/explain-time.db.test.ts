import { describe, expect, it } from 'vitest';
import { explainedTimes, reasons } from './testing/explained-times.ts';

const { studio, photographer, service, book, admin, explain } = explainedTimes();

describe('the explanation of a time that is not free', () => {
  it('names the cause: a session with customer, code and times, time off with its reason (SRV-09)', async () => {
    const booked = await book('2030-06-10T10:00');
    const off = await admin('POST', '/api/admin/timeoff', {
      photographer_id: photographer(),
      start: '2030-06-11T00:00',
      end: '2030-06-12T00:00',
      reason: 'Messe',
    });
    expect(await explain('2030-06-10T10:30')).toEqual({
      start: '2030-06-10T10:30:00+02:00',
      end: '2030-06-10T11:30:00+02:00',
      free_for: [],
      reasons: [
        {
          reason: 'booked',
          blocks: ['public', 'staff', 'internal'],
          booking: {
            id: booked.booking_id,
            confirmation_code: booked.confirmation_code,
            customer_name: 'Änne Müller',
            start: '2030-06-10T10:00:00+02:00',
            end: '2030-06-10T11:00:00+02:00',
          },
          time_off: null,
          resource: null,
          exception: null,
        },
      ],
      hours: {
        date: '2030-06-10',
        open: { start: '2030-06-10T09:00:00+02:00', end: '2030-06-10T18:00:00+02:00' },
        pause: null,
        exceptional: false,
      },
      last_day: '2030-07-03',
      first_start: '2030-06-03T08:00:00+02:00',
    });
    expect(await explain('2030-06-10T11:05')).toMatchObject({
      free_for: ['internal'],
      reasons: [{ reason: 'buffer', booking: { id: booked.booking_id }, blocks: ['public', 'staff'] }],
    });
    expect(await explain('2030-06-11T10:00')).toMatchObject({
      free_for: [],
      reasons: [{ reason: 'time_off', time_off: { id: off.body.id, reason: 'Messe' }, booking: null }],
    });
    expect(await explain('2030-06-10T12:00')).toMatchObject({ free_for: ['public', 'staff', 'internal'], reasons: [] });
    expect(await explain('2030-07-04T12:00')).toMatchObject({
      free_for: ['staff', 'internal'],
      reasons: [{ reason: 'outside_window' }],
    });
    expect(reasons(await explain('2030-06-03T07:00'))).toEqual(['past', 'outside_hours']);
    expect(reasons(await explain('2030-06-09T12:00'))).toEqual(['closed_day']);
  });

  it('agrees with the list, with check-availability and with booking, for a whole day (SRV-01, SRV-10)', async () => {
    await book('2030-06-10T10:00');
    const query = `service_id=${service()}&photographer_id=${photographer()}&date=2030-06-10`;
    const { slots } = (await studio().call('GET', `/api/availability?${query}`)).body;
    const offered = new Set(slots.map(({ start }: { start: string }) => start.slice(11, 16)));
    for (let minute = 8 * 60; minute < 19 * 60; minute += 30) {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${minute % 60 === 0 ? '00' : '30'}`;
      const { free_for } = await explain(`2030-06-10T${time}`);
      const { body } = await admin('POST', '/api/admin/bookings/check-availability', {
        photographer_id: photographer(),
        datetime: `2030-06-10T${time}`,
        duration_minutes: 60,
      });
      expect({ time, free: free_for.includes('staff') }).toEqual({ time, free: body.available });
      if (offered.has(time)) expect(free_for).toContain('public');
    }
    expect(offered.size).toBeGreaterThan(0);
  });
});
