import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { nobody, open, path, wednesday } from '../testing/exception-dates.ts';
import { exceptionStudio } from '../testing/exception-studio.ts';

const { studio, book, cancel, admin, add, starts, freeDays } = exceptionStudio();

describe('an exception over several days', () => {
  // Tuesday to the Monday after.
  const [first, last] = ['2030-06-11', '2030-06-17'];
  const addSpan = (more: object = {}) => add(first, { name: 'Betriebsferien', end_date: last, ...more });
  const dates = async () => {
    const { rows } = await sql<{ date: string }>`
      SELECT date::text AS date FROM date_exception ORDER BY date_exception.date`.execute(studio().database.db);
    return rows.map(({ date }) => date);
  };
  const closedDates = async (): Promise<string[]> =>
    (await studio().call('GET', '/api/calendar/settings')).body.closed_dates;

  it('closes every day, is one entry in the list, and reopens all days when it is deleted', async () => {
    const { status, body } = await addSpan();
    expect(status).toBe(201);
    expect(body).toMatchObject({ date: first, end_date: last, name: 'Betriebsferien', is_working: false });
    const listed = await admin('GET', path);
    expect(listed.body).toEqual([body]);
    expect(await starts(wednesday)).toEqual([]);
    expect(await freeDays('2030-06')).not.toContain(last);
    expect(await freeDays('2030-06')).toContain('2030-06-18');
    expect(await closedDates()).toHaveLength(7);
    // From its last day on it is still listed, with all of its days.
    expect((await admin('GET', `${path}?date_from=${last}`)).body).toEqual([body]);
    expect((await admin('GET', `${path}?date_from=2030-06-18`)).body).toEqual([]);
    expect((await admin('DELETE', `${path}/${body.id}`)).body).toEqual({ success: true });
    expect(await closedDates()).toEqual([]);
    expect(await starts(wednesday)).toHaveLength(9);
  });

  it('is changed as a whole: longer, shorter, moved, with other hours and another name', async () => {
    const { body } = await addSpan();
    const change = async (changes: object) => (await admin('PUT', `${path}/${body.id}`, changes)).body;
    expect(await change({ end_date: '2030-06-13' })).toMatchObject({ date: first, end_date: '2030-06-13' });
    expect(await dates()).toEqual([first, wednesday, '2030-06-13']);
    expect(await change({ date: wednesday, end_date: '2030-06-14', ...open, name: 'Kurz' })).toMatchObject({
      id: body.id,
      date: wednesday,
      end_date: '2030-06-14',
      name: 'Kurz',
    });
    expect(await dates()).toEqual([wednesday, '2030-06-13', '2030-06-14']);
    expect(await starts('2030-06-13')).toEqual(['12:00', '13:00', '14:00', '15:00']);
    expect(await change({ date: '2030-06-20', end_date: '2030-06-20' })).toMatchObject({ end_date: '2030-06-20' });
    expect(await dates()).toEqual(['2030-06-20']);
    // A single day moves with its date.
    expect(await change({ date: '2030-06-21' })).toMatchObject({ date: '2030-06-21', end_date: '2030-06-21' });
    expect((await admin('GET', path)).body).toHaveLength(1);
  });

  it('lists the bookings of all of its days, before saving and after', async () => {
    const [one, two] = [await book('2030-06-24T09:00'), await book('2030-06-26T13:00')];
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
    const before = await admin('GET', '/api/admin/calendar/dates/2030-06-24/bookings?end_date=2030-06-26');
    expect(ids(before.body)).toEqual([one.booking_id, two.booking_id]);
    const closed = await add('2030-06-24', { end_date: '2030-06-26' });
    expect(ids(closed.body.bookings)).toEqual([one.booking_id, two.booking_id]);
    const shorter = await admin('PUT', `${path}/${closed.body.id}`, open);
    expect(ids(shorter.body.bookings)).toEqual([one.booking_id]);
    await cancel(one.booking_id);
    await cancel(two.booking_id);
  });

  it('is stored completely or not at all, and names the days that have other hours, also under concurrency', async () => {
    await add(wednesday, { ...open, name: 'Offene Tür' });
    expect(await addSpan()).toMatchObject({
      status: 409,
      body: {
        code: 'date_taken',
        detail: expect.stringContaining(`(conflict): ${wednesday} Offene Tür`),
        conflicts: [{ date: wednesday, name: 'Offene Tür' }],
      },
    });
    expect(await dates()).toEqual([wednesday]);
    const later = await add('2030-07-01', { end_date: '2030-07-05' });
    expect(await admin('PUT', `${path}/${later.body.id}`, { date: '2030-06-10' })).toMatchObject({
      status: 409,
      body: { code: 'date_taken' },
    });
    expect(await dates()).toHaveLength(6);
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, day) => add(`2030-08-0${day + 1}`, { end_date: '2030-08-09' })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(7);
    // Two exceptions swap their days: one succeeds first, without a deadlock.
    const [a, b] = [await add('2030-09-01'), await add('2030-09-02')];
    const swapped = await Promise.all([
      admin('PUT', `${path}/${a.body.id}`, { date: '2030-09-02' }),
      admin('PUT', `${path}/${b.body.id}`, { date: '2030-09-01' }),
    ]);
    expect(swapped.map(({ status }) => status)).toEqual([409, 409]);
  });

  it('a row of one day that an older version wrote can be changed and extended', async () => {
    const { db } = studio().database;
    await sql`INSERT INTO date_exception (id, date, name) VALUES (${nobody}, ${wednesday}, 'Alt')`.execute(db);
    const { body } = await admin('PUT', `${path}/${nobody}`, { end_date: '2030-06-13' });
    expect(body).toMatchObject({ id: nobody, date: wednesday, end_date: '2030-06-13', name: 'Alt' });
    expect((await admin('DELETE', `${path}/${nobody}`)).status).toBe(200);
    expect(await dates()).toEqual([]);
  });

  it.each([
    ['an end before its first day', { end_date: '2030-06-10' }],
    ['more days than a year has', { end_date: '2031-06-13' }],
    ['an end that is no date', { end_date: '2030-06-31' }],
  ])('refuses %s with 422', async (_, invalid) => {
    const { status, body } = await addSpan(invalid);
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(['body', 'end_date']);
    expect(await dates()).toEqual([]);
  });

  it('the bookings of a span that ends before it starts are 422', async () => {
    const response = await admin('GET', `/api/admin/calendar/dates/${first}/bookings?end_date=2030-06-01`);
    expect(response.status).toBe(422);
  });
});
