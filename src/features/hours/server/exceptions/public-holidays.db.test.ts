import { describe, expect, it } from 'vitest';
import { open, path } from '../testing/exception-dates.ts';
import { exceptionStudio } from '../testing/exception-studio.ts';

const { book, admin, add } = exceptionStudio();

describe('the public holidays of a state', () => {
  const offered = (state: string, year: number, language = 'de') =>
    admin('GET', `/api/admin/calendar/holidays?state=${state}&year=${year}`, undefined, {
      'accept-language': language,
    });

  it('are listed with the exceptions that their dates have already', async () => {
    await add('2030-10-03', { name: 'Tag der offenen Tür', ...open });
    await admin('PUT', '/api/admin/calendar/settings', { advance_booking_days: 365 });
    const booked = await book('2030-06-20T10:00');
    const { status, body } = await offered('BY', 2030);
    expect(status).toBe(200);
    const on = (date: string) => body.find((one: { date: string }) => one.date === date);
    expect(on('2030-06-20')).toMatchObject({
      name: 'Fronleichnam',
      reach: 'everywhere',
      exception: null,
      closed: false,
    });
    expect(on('2030-06-20').bookings.map(({ id }: { id: string }) => id)).toEqual([booked.booking_id]);
    expect(on('2030-10-03')).toMatchObject({ exception: 'Tag der offenen Tür', bookings: [] });
    expect(on('2030-01-06')).toMatchObject({ name: 'Heilige Drei Könige', closed: true });
    expect(on('2030-08-15')).toMatchObject({ reach: 'in_places' });
    expect((await offered('BY', 2030, 'ru')).body[0].name).toBe('Новый год');
    await admin('PUT', '/api/admin/calendar/settings', { advance_booking_days: 30 });
  });

  it('close the studio on the selected dates, and existing exceptions stay', async () => {
    await add('2030-10-03', { name: 'Tag der offenen Tür', ...open });
    const { status, body } = await admin('POST', '/api/admin/calendar/holidays', {
      state: 'SN',
      year: 2030,
      dates: ['2030-11-20', '2030-10-03', '2030-12-24', '2030-12-24'],
    });
    expect(status).toBe(201);
    expect(body.added).toMatchObject([
      { date: '2030-11-20', name: 'Buß- und Bettag', is_working: false },
      { date: '2030-12-24', name: 'Heiligabend', is_working: false },
    ]);
    const all = (await admin('GET', path)).body.map(({ name }: { name: string }) => name);
    expect(all).toEqual(['Tag der offenen Tür', 'Buß- und Bettag', 'Heiligabend']);
  });

  it.each([
    ['a day that is none of them', { dates: ['2030-11-19'] }],
    ['no day', { dates: [] }],
    ['an unknown state', { state: 'XX' }],
    ['a year out of range', { year: 1999 }],
  ])('refuses %s with 422', async (_, invalid) => {
    const sent = { state: 'SN', year: 2030, dates: ['2030-11-20'], ...invalid };
    expect((await admin('POST', '/api/admin/calendar/holidays', sent)).status).toBe(422);
    expect((await admin('GET', path)).body).toEqual([]);
  });
});
