import { describe, expect, it } from 'vitest';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';

const { studio } = bookableStudio();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);

describe('the hours of a range', () => {
  const hours = (from: string, to: string) => admin('GET', `/api/admin/calendar/hours?date_from=${from}&date_to=${to}`);

  it('are those of the schedule, for each day', async () => {
    const { body } = await hours('2030-06-07', '2030-06-09');
    expect(body).toEqual([
      {
        date: '2030-06-07',
        open: { start: '2030-06-07T09:00:00+02:00', end: '2030-06-07T18:00:00+02:00' },
        pause: null,
        exceptional: false,
      },
      {
        date: '2030-06-08',
        open: { start: '2030-06-08T10:00:00+02:00', end: '2030-06-08T16:00:00+02:00' },
        pause: null,
        exceptional: false,
      },
      { date: '2030-06-09', open: null, pause: null, exceptional: false },
    ]);
  });

  it.each([
    ['2030-06-10', '2030-06-09'],
    ['2030-06-10', '2031-06-10'],
    ['2030-02-30', '2030-03-01'],
    ['2030-02-28', '2030-02-30'],
  ])('are refused from %s to %s', async (from, to) => {
    expect((await hours(from, to)).status).toBe(422);
  });
});
