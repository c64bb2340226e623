import { expect, it } from 'vitest';
import { birthStudio } from '#features/births/server/testing/birth-studio.ts';

const { studio, take, born, end, waitFor } = birthStudio();
const overdue = async (): Promise<number> =>
  (await studio().adminCall('GET', '/api/admin/attention')).body.overdue_births;

it('a birth needs attention from the day after the due date until it is told (DASH-018)', async () => {
  const place = await take(1);
  studio().setNow('2030-03-06T23:59');
  expect(await overdue()).toBe(0);
  studio().setNow('2030-03-07T00:00');
  expect(await overdue()).toBe(1);
  expect((await born(place, '2030-03-05')).status).toBe(200);
  expect(await overdue()).toBe(0);
});

it('a place that was given up needs none, and a family without a place neither (DASH-018)', async () => {
  await waitFor(2);
  const first = await take(1);
  await take(2);
  expect((await take(3, { waiting_list: true })).waiting_list).toBe(true);
  studio().setNow('2030-03-08T08:00');
  expect(await overdue()).toBe(2);
  await end(first);
  expect(await overdue()).toBe(1);
});
