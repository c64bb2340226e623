import { rm } from 'node:fs/promises';
import { someMonday } from '../support/dates.ts';
import { saveSetting } from '../support/public-site.ts';
import { expect, type Studio, startStudio, test, usedDataDir } from '../support/studio.ts';
import { book, offered, overlaps } from './second-process.ts';

test('a process that is killed loses no acknowledged booking @whole', async () => {
  test.setTimeout(120_000);
  const dataDir = await usedDataDir();
  const confirmed = new Set<string>();
  let day = Date.parse(someMonday());
  for (let round = 0; round < 3; round++) {
    const studio = await startStudio({ DATA_DIR: dataDir });
    await studio.sql(`UPDATE service SET duration_min = 5`);
    await saveSetting(studio, 'calendar', { buffer_time_minutes: 0, advance_booking_days: 365 });
    const what = await offered(studio);
    const stream = Array.from({ length: 8 }, async (_, lane) => {
      for (let i = 0; i < 200; i++) {
        const minute = 600 + lane * 40 + (i % 8) * 5;
        const date = new Date(day + Math.floor(i / 8) * 7 * 86_400_000).toISOString().slice(0, 10);
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        const response = await book(studio, what, `${date}T${time}:00`).catch(() => undefined);
        if (!response) return;
        if (response.status === 201) confirmed.add(response.body.booking_id);
      }
    });
    const enough = confirmed.size + 40;
    while (confirmed.size < enough) await new Promise((resolve) => setTimeout(resolve, 5));
    await studio.end('SIGKILL');
    await Promise.all(stream);
    day += 86_400_000;
  }
  const studio = await startStudio({ DATA_DIR: dataDir });
  const kept = await studio.sql(`SELECT b.id FROM booking b JOIN occupied_time o ON o.id = b.id`);
  const ids = new Set(kept.map(({ id }) => id));
  expect([...confirmed].filter((id) => !ids.has(id))).toEqual([]);
  expect(await studio.sql(`SELECT id FROM occupied_time WHERE id NOT IN (SELECT id FROM booking)`)).toEqual([]);
  expect(await studio.sql(overlaps)).toEqual([]);
  await studio.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('npm start passes on the signal of a service manager: requests under way are finished, and it exits with 0', async () => {
  const studio = await startStudio({ LOG_LEVEL: 'info' }, 'npm start');
  const what = await offered(studio);
  const underWay = Array.from({ length: 30 }, (_, i) =>
    book(studio, what, `${someMonday()}T${String(9 + (i % 8)).padStart(2, '0')}:00:00`),
  );
  await Promise.race(underWay);
  const code = studio.end('SIGTERM');
  const responses = await Promise.allSettled(underWay);
  expect(await code, studio.output()).toBe(0);
  const outcomes = responses.map((response) =>
    response.status === 'fulfilled' ? response.value.status : String(response.reason?.cause ?? response.reason),
  );
  expect(outcomes.filter((outcome) => outcome !== 201 && outcome !== 409)).toEqual([]);
  expect(outcomes).toHaveLength(30);
  // The last output may arrive after the exit.
  await expect.poll(() => studio.output()).toMatch(/Stopped\./);
  await expect(fetch(`${studio.url}/api/health`)).rejects.toThrow();
  await rm(studio.dataDir, { recursive: true, force: true });
});

test('an invalid variable stops the start with one line that names it', async () => {
  await expect(startStudio({ JOBS_INTERVAL_MS: 'often' })).rejects.toThrow(
    /did not start:\nJOBS_INTERVAL_MS must[^\n]+\n?$/,
  );
});

test.describe('a studio in the time zone of Los Angeles, without a mail server', () => {
  let studio: Studio;
  test.beforeAll(async () => {
    studio = await startStudio({ TZ: 'America/Los_Angeles' });
  });
  test.afterAll(() => studio.stop());

  test('opens at nine in Berlin (SRV-06, SRV-64)', async () => {
    const what = await offered(studio);
    const { body } = await studio.visit(
      'GET',
      `/api/availability?service_id=${what.service_id}&photographer_id=${what.photographer_id}&date=${someMonday()}`,
    );
    expect(body.slots[0].start).toMatch(new RegExp(`^${someMonday()}T09:00:00\\+0[12]:00$`));
  });

  test('refuses a second process on its data directory with one line', async () => {
    await expect(startStudio({ DATA_DIR: studio.dataDir })).rejects.toThrow(/did not start:\n[^\n]+\n?$/);
  });

  test('takes bookings, whose mails wait, and reports it once (SRV-37)', async () => {
    const what = await offered(studio);
    expect((await book(studio, what, `${someMonday()}T11:00:00`)).status).toBe(201);
    expect((await book(studio, what, `${someMonday()}T13:00:00`)).status).toBe(201);
    await expect.poll(() => studio.output().split('No mail server is set').length - 1).toBe(1);
    expect(await studio.sql('SELECT DISTINCT status, attempts FROM message')).toEqual([
      { status: 'waiting', attempts: 0 },
    ]);
    expect(studio.output().split('No mail server is set')).toHaveLength(2);
  });
});
