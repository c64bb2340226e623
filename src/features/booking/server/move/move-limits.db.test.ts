import { describe, expect, it } from 'vitest';
import { movingStudio } from '../testing/moving-studio.ts';

const { studio, photographer, book, move, startOf } = movingStudio();
const was = '2030-06-12T09:00:00+02:00';
const then = '2030-06-14T11:00:00+02:00';

describe('a move by the customer is subject to the rules for customers who book', () => {
  it('minimum notice: a time that is too soon is refused, a later one is not', async () => {
    const booking = await book(was);
    const notice = (hours: number) =>
      studio().adminCall('PUT', '/api/admin/calendar/settings', {
        minimum_notice: { kind: 'hours', hours, in_opening_hours: false },
      });
    expect((await notice(72)).status).toBe(200);
    // Now is Monday, 3 June, 08:00.
    expect(await move(booking, '2030-06-05T09:00:00+02:00', 0)).toMatchObject({
      status: 400,
      body: { code: 'too_soon' },
    });
    expect(await startOf(booking)).toBe(was);
    expect((await move(booking, '2030-06-06T09:00:00+02:00', 0)).status).toBe(200);
    await notice(0);
  });

  it('daily limits: a full day is refused, and moving within the own full day is not', async () => {
    const booking = await book(was);
    await book('2030-06-14T15:00:00+02:00');
    const limited = await studio().adminCall('PUT', `/api/admin/photographers/${photographer()}`, { daily_limit: 1 });
    expect(limited.body.daily_limit).toBe(1);
    expect(await move(booking, then, 0)).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
    expect(await startOf(booking)).toBe(was);
    expect((await move(booking, '2030-06-12T14:00:00+02:00', 0)).status).toBe(200);
  });

  it('working hours and closed days', async () => {
    const booking = await book(was);
    for (const start of ['2030-06-14T07:00:00+02:00', '2030-06-16T11:00:00+02:00']) {
      expect((await move(booking, start, 0)).status).toBe(400);
    }
    expect(await startOf(booking)).toBe(was);
  });
});
