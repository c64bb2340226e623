import { expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
const read = async () => (await studio().adminCall('GET', '/api/admin/calendar/settings')).body;
const save = (body: object) => studio().adminCall('PUT', '/api/admin/calendar/settings', body);

it('the first save of settings that were never saved is accepted with version 0 only', async () => {
  const { version } = await read();
  expect(version).toBe(0);
  expect((await save({ buffer_time_minutes: 20, version })).status).toBe(200);
  expect(await save({ buffer_time_minutes: 25, version })).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', detail: expect.any(String), settings: { buffer_time_minutes: 20 } },
  });
});

it('of two that read the same version the second gets the current state, and nothing changes (SRV-88)', async () => {
  const before = await read();
  const saved = (await save({ ...before, buffer_time_minutes: 30 })).body;
  expect(saved).toEqual({ ...before, buffer_time_minutes: 30, version: before.version + 1 });
  expect(saved).toEqual(await read());
  const late = await save({ ...before, cancel_window_hours: 48 });
  expect(late).toMatchObject({ status: 409, body: { code: 'version_conflict', settings: saved } });
  expect(await read()).toEqual(saved);
  expect((await save({ cancel_window_hours: 48, version: saved.version })).body).toMatchObject({
    buffer_time_minutes: 30,
    cancel_window_hours: 48,
  });
});

it('of twenty concurrent changes with the same version one succeeds', async () => {
  const { version } = await read();
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, i) => save({ advance_booking_days: 31 + i, version })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ body }) => body.code === 'version_conflict')).toHaveLength(19);
});

it('a change without a version is not checked for conflicts', async () => {
  await save({ buffer_time_minutes: 10 });
  expect((await save({ buffer_time_minutes: 15 })).body.buffer_time_minutes).toBe(15);
  expect((await save({ buffer_time_minutes: 20, version: null })).body.buffer_time_minutes).toBe(20);
});
