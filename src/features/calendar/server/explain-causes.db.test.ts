import { expect, it } from 'vitest';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';

const { studio, photographer, service, book } = bookableStudio();
const ask = (path: string, query: Record<string, string>) =>
  studio().adminCall(
    'GET',
    `/api/admin/availability/${path}?${new URLSearchParams({ photographer_id: photographer(), service_id: service(), ...query })}`,
  );
const timeOff = async (start: string, end: string) =>
  (await studio().adminCall('POST', '/api/admin/timeoff', { photographer_id: photographer(), start, end })).body;

it('a time is explained by the session that begins after it, and by time off on the next day (SRV-09)', async () => {
  const { booking_id } = await book('2030-06-10T10:00');
  const off = await timeOff('2030-06-11T00:00', '2030-06-12T00:00');
  expect((await ask('explain', { start: '2030-06-10T09:30' })).body.reasons).toMatchObject([
    { reason: 'booked', booking: { id: booking_id } },
  ]);
  const late = (await ask('explain', { start: '2030-06-10T17:00', duration_min: '600' })).body;
  expect(late.reasons.find(({ reason }: { reason: string }) => reason === 'time_off')).toMatchObject({
    time_off: { id: off.id },
  });
});

it('a day is explained by time off on the next day that is too close for a long session (SRV-09)', async () => {
  const off = await timeOff('2030-06-11T12:00', '2030-06-11T13:00');
  const { reasons } = (await ask('explain/day', { date: '2030-06-10', duration_min: '1440' })).body;
  expect(reasons.find(({ reason }: { reason: string }) => reason === 'time_off')).toMatchObject({
    time_off: { id: off.id },
  });
});

it.each([
  ['availability/explain', { start: 'soon' }, 'start'],
  ['availability/explain', { start: '2030-03-31T02:30' }, 'start'],
  ['availability/explain/day', { date: '2030-02-30' }, 'date'],
  ['calendar/hours', { date_from: '2030-02-30', date_to: '2030-03-01' }, 'date_from'],
  ['calendar/hours', { date_from: '2030-02-28', date_to: '2030-02-30' }, 'date_to'],
  ['calendar/hours', { date_from: '2030-02-28', date_to: '2030-02-27' }, 'date_to'],
] as const)('%s names the invalid parameter in %j', async (path, wrong, field) => {
  const query = new URLSearchParams({ photographer_id: photographer(), service_id: service(), ...wrong });
  const { status, body } = await studio().adminCall('GET', `/api/admin/${path}?${query}`);
  expect({ status, loc: body.detail[0].loc }).toEqual({ status: 422, loc: ['query', field] });
});
