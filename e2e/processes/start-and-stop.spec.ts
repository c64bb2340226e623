import { rm } from 'node:fs/promises';
import { someMonday } from '../support/dates.ts';
import { saveSetting } from '../support/public-site.ts';
import { expect, newDataDir, startStudio, test, usedDataDir } from '../support/studio.ts';
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

test.describe('starting and stopping', () => {
  test('finishes requests under way on a signal, and exits with 0', async () => {
    const studio = await startStudio();
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
    await rm(studio.dataDir, { recursive: true, force: true });
  });

  test('npm start passes on the signal of a service manager, so that the studio stops too', async () => {
    const studio = await startStudio({ LOG_LEVEL: 'info' }, 'npm start');
    expect(await studio.end('SIGTERM'), studio.output()).toBe(0);
    // The last output may arrive after the exit.
    await expect.poll(() => studio.output()).toMatch(/Stopped\./);
    await expect(fetch(`${studio.url}/api/health`)).rejects.toThrow();
    await rm(studio.dataDir, { recursive: true, force: true });
  });

  test('a second process on the same data directory is refused with one line', async ({ studio }) => {
    await expect(startStudio({ DATA_DIR: studio.dataDir })).rejects.toThrow(/did not start:\n[^\n]+\n?$/);
  });

  test('an invalid variable stops the start with one line that names it', async () => {
    await expect(startStudio({ JOBS_INTERVAL_MS: 'often' })).rejects.toThrow(
      /did not start:\nJOBS_INTERVAL_MS must[^\n]+\n?$/,
    );
  });

  test('the first start prints the sign-in data, later ones do not (SRV-59)', async () => {
    const dataDir = await newDataDir();
    const first = await startStudio({ DATA_DIR: dataDir, ADMIN_PASSWORD: '', LOG_LEVEL: 'error' });
    const password = /Password: +([\w-]+)/.exec(first.output())?.[1] ?? '';
    expect(
      (await first.visit('POST', '/api/admin/auth/login-json', { email: first.admin.email, password })).status,
    ).toBe(200);
    expect(
      first
        .output()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).msg),
    ).toContain(`Booking page: ${first.url}/`);
    expect(await first.end('SIGINT')).toBe(0);
    const again = await startStudio({ DATA_DIR: dataDir });
    expect(again.output()).not.toContain('Password');
    await again.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('in the time zone of Los Angeles the studio opens at nine in Berlin (SRV-06, SRV-64)', async () => {
    const studio = await startStudio({ TZ: 'America/Los_Angeles' });
    const what = await offered(studio);
    const { body } = await studio.visit(
      'GET',
      `/api/availability?service_id=${what.service_id}&photographer_id=${what.photographer_id}&date=${someMonday()}`,
    );
    expect(body.slots[0].start).toMatch(new RegExp(`^${someMonday()}T09:00:00\\+0[12]:00$`));
    await studio.stop();
  });
});
