import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startSmtpSink } from '../src/features/notifications/server/testing/smtp-sink.ts';
import { expect, newDataDir, type Studio, startStudio, test } from './studio.ts';

/** The first Monday at least a week ahead: open all day, within the booking window. */
const someMonday = (): string => {
  const day = new Date(Date.now() + 7 * 86_400_000);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};

const offered = async (studio: Studio) => {
  const services = (await studio.visit('GET', '/api/services')).body;
  const photographers = (await studio.visit('GET', '/api/photographers')).body;
  return { service_id: services[0].id as string, photographer_id: photographers[0].id as string };
};

const book = (studio: Studio, what: { service_id: string; photographer_id: string }, start: string) =>
  studio.visit('POST', '/api/bookings', {
    ...what,
    location_id: 'company',
    start,
    customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
  });

const signIn = '/api/admin/auth/login-json';

const overlaps = `
  SELECT a.id FROM booking a JOIN booking b ON a.id < b.id AND a.photographer_id = b.photographer_id
  WHERE a.status <> 'CANCELLED' AND b.status <> 'CANCELLED' AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at`;

/** Starts a second process on the database of the first. */
const startBeside = (studio: Studio, env: Record<string, string> = {}) =>
  startStudio({
    DATABASE_URL: `postgres://fotobooking@${encodeURIComponent(join(studio.dataDir, 'run'))}/fotobooking`,
    SECRET_KEY: 'the same key for both, of no value',
    ...env,
  });

test.describe('two processes on one database', () => {
  let first: Studio;
  let second: Studio;
  test.beforeAll(async () => {
    first = await startStudio({ SECRET_KEY: 'the same key for both, of no value' });
    second = await startBeside(first);
  });
  test.afterAll(async () => {
    await second.stop();
    await first.stop();
  });

  test('200 bookings of one slot at once: one succeeds, 199 are told it is taken (SRV-10, SRV-68)', async () => {
    const what = await offered(first);
    const start = `${someMonday()}T09:00:00`;
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => book(i % 2 === 0 ? first : second, what, start)),
    );
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 199 }, () => 409)]);
    expect(await first.sql(overlaps)).toEqual([]);
  });

  test('overlapping starts at once never end in overlapping bookings (SRV-02, SRV-10)', async () => {
    const what = await offered(first);
    const minutes = Array.from({ length: 120 }, (_, i) => 720 + ((i * 37) % 240));
    const answers = await Promise.all(
      minutes.map((minute, i) => {
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        return book(i % 2 === 0 ? first : second, what, `${someMonday()}T${time}:00`);
      }),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    expect(await first.sql(overlaps)).toEqual([]);
  });

  test('what one writes the other shows at once', async () => {
    const what = await offered(first);
    // A day of its own: the other tests use Monday.
    const wednesday = new Date(Date.parse(someMonday()) + 2 * 86_400_000).toISOString().slice(0, 10);
    const { body } = await book(first, what, `${wednesday}T17:00:00`);
    expect((await second.visit('GET', `/api/bookings/${body.booking_id}`)).status).toBe(200);
    const cancelled = await second.visit('POST', `/api/bookings/${body.booking_id}/cancel?token=${body.cancel_token}`);
    expect(cancelled.body.status).toBe('CANCELLED');
    const { body: day } = await first.visit(
      'GET',
      `/api/availability?service_id=${what.service_id}&photographer_id=${what.photographer_id}&date=${wednesday}`,
    );
    expect(day.slots.some((slot: { start: string }) => slot.start.includes('T17:00'))).toBe(true);
  });

  test('a reminder that is due goes out once, also over a restart (SRV-39, SRV-68, D05)', async () => {
    const sink = await startSmtpSink();
    const sorted = (addresses: readonly string[]) => addresses.toSorted((a, b) => a.localeCompare(b));
    const reminded = () =>
      sorted(
        sink.received
          .filter(({ subject }) => subject?.startsWith('Erinnerung'))
          .flatMap(({ recipients }) => recipients),
      );
    const what = await offered(first);
    const tuesday = new Date(Date.parse(someMonday()) + 86_400_000).toISOString().slice(0, 10);
    // A reminder is sent up to an hour after it is due: the minutes are chosen so that this hour does not end during
    // the test.
    const minutes = new Date().getUTCMinutes() < 30 ? '00' : '30';
    /** Creates a confirmed session whose reminder has become due within the last half hour. */
    const due = async (hour: number): Promise<string> => {
      const { body, status } = await book(first, what, `${tuesday}T${hour}:${minutes}:00`);
      expect(status).toBe(201);
      const email = `kunde${hour}@example.de`;
      await first.sql(
        `UPDATE booking SET customer_email = $2, status = 'CONFIRMED', created_at = now() - interval '1 day' WHERE id = $1`,
        [body.booking_id, email],
      );
      return email;
    };
    const early = [await due(10), await due(12), await due(14)];
    const hours = await first.sql(
      `SELECT ceil(extract(epoch FROM starts_at - now()) / 3600)::int AS until FROM booking WHERE customer_email LIKE 'kunde%'`,
    );
    const untils = hours.map(({ until }) => until as number);
    await first.sql('DELETE FROM mail');
    const saved = await first.api('PUT', '/api/admin/email-settings', {
      smtp: { host: '127.0.0.1', port: sink.port, from_email: 'studio@example.de' },
      // The last one is for the session two hours after these.
      reminders: { enabled: true, reminders: [...untils, Math.max(...untils) + 2] },
    });
    expect(saved.status).toBe(200);
    await expect.poll(reminded).toEqual(sorted(early));
    await second.end('SIGTERM');
    second = await startBeside(first);
    // A reminder that becomes due after the restart shows that both processes have looked again.
    const late = [await due(16)];
    await expect.poll(reminded).toEqual(sorted([...early, ...late]));
    expect(await first.sql(`SELECT count(*)::int AS mails FROM mail WHERE kind = 'reminder'`)).toEqual([{ mails: 4 }]);
    await sink.close();
  });

  test('sign-ins that fail are counted by both together, and nobody else is locked out (A09, SRV-61)', async () => {
    const statuses = [];
    for (let i = 0; i < 12; i++) {
      const guess = { email: 'opfer@example.de', password: `guess ${i}` };
      statuses.push((await (i % 2 === 0 ? first : second).visit('POST', signIn, guess)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect((await second.visit('POST', signIn, first.admin)).status).toBe(200);
  });

  test('a session that is ended at one is ended at the other (A10, SRV-60)', async () => {
    const { access_token } = (await first.visit('POST', signIn, first.admin)).body;
    const as = (studio: Studio, method: string, path: string) =>
      fetch(studio.url + path, { method, headers: { authorization: `Bearer ${access_token}` } });
    expect((await as(second, 'GET', '/api/admin/auth/me')).status).toBe(200);
    expect((await as(second, 'POST', '/api/admin/auth/logout')).status).toBe(200);
    expect((await as(first, 'GET', '/api/admin/auth/me')).status).toBe(401);
  });
});

test('while its database is away a studio says so at once, and takes up again by itself (D02, D03, G07, W07)', async () => {
  const house = await startStudio({ JOBS: 'off', SECRET_KEY: 'the same key for both, of no value' });
  const studio = await startBeside(house, { LOG_LEVEL: 'trace' });
  const what = await offered(studio);
  const booked = await book(studio, what, `${someMonday()}T09:00:00`);
  expect(booked.status).toBe(201);
  await house.end('SIGTERM');
  const away = await Promise.all([
    ...Array.from({ length: 40 }, () => book(studio, what, `${someMonday()}T11:00:00`)),
    studio.visit('GET', '/api/services'),
    studio.visit('POST', signIn, studio.admin),
    studio.visit('GET', '/api/ready'),
  ]);
  expect([...new Set(away.map(({ status }) => status))]).toEqual([503]);
  expect(away.map(({ body }) => typeof body.detail)).not.toContain('undefined');
  expect((await fetch(`${studio.url}/api/ready`)).headers.get('retry-after')).toBe('2');
  expect((await studio.visit('GET', '/api/health')).status).toBe(200);

  const again = await startStudio({
    DATA_DIR: house.dataDir,
    JOBS: 'off',
    SECRET_KEY: 'the same key for both, of no value',
  });
  await expect.poll(() => studio.visit('GET', '/api/ready').then(({ status }) => status)).toBe(200);
  expect((await book(studio, what, `${someMonday()}T09:00:00`)).status).toBe(409);
  expect((await book(studio, what, `${someMonday()}T11:00:00`)).status).toBe(201);
  await studio.visit('GET', `/api/bookings/${booked.body.booking_id}?token=${booked.body.cancel_token}`);
  await studio.stop();
  // The log is not empty, and contains no personal data.
  expect(studio.output()).toContain('request failed');
  for (const secret of [
    'aenne',
    'Müller',
    '170 1234567',
    booked.body.cancel_token,
    studio.admin.password,
    studio.admin.email,
  ])
    expect(
      studio
        .output()
        .split(/Sign in as:.*/)
        .join(''),
    ).not.toContain(secret);
  await again.stop();
  await rm(house.dataDir, { recursive: true, force: true });
});

test('a process that is killed loses nothing it has confirmed', async () => {
  test.setTimeout(120_000);
  const dataDir = await newDataDir();
  const confirmed = new Set<string>();
  let day = Date.parse(someMonday());
  for (let round = 0; round < 3; round++) {
    const studio = await startStudio({ DATA_DIR: dataDir });
    await studio.sql(`UPDATE service SET duration_min = 5`);
    await studio.sql(
      `INSERT INTO setting (name, value) VALUES ('calendar', '{"buffer_time_minutes": 0, "advance_booking_days": 365}') ON CONFLICT DO NOTHING`,
    );
    const what = await offered(studio);
    const stream = Array.from({ length: 8 }, async (_, lane) => {
      for (let i = 0; i < 200; i++) {
        const minute = 600 + lane * 40 + (i % 8) * 5;
        const date = new Date(day + Math.floor(i / 8) * 7 * 86_400_000).toISOString().slice(0, 10);
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        const answer = await book(studio, what, `${date}T${time}:00`).catch(() => undefined);
        if (!answer) return;
        if (answer.status === 201) confirmed.add(answer.body.booking_id);
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
  test('finishes requests under way when told to stop, and exits with 0', async () => {
    const studio = await startStudio();
    const what = await offered(studio);
    const underWay = Array.from({ length: 30 }, (_, i) =>
      book(studio, what, `${someMonday()}T${String(9 + (i % 8)).padStart(2, '0')}:00:00`),
    );
    await Promise.race(underWay);
    const code = studio.end('SIGTERM');
    const answers = await Promise.allSettled(underWay);
    expect(await code, studio.output()).toBe(0);
    const outcomes = answers.map((answer) =>
      answer.status === 'fulfilled' ? answer.value.status : String(answer.reason?.cause ?? answer.reason),
    );
    expect(outcomes.filter((outcome) => outcome !== 201 && outcome !== 409)).toEqual([]);
    expect(outcomes).toHaveLength(30);
    await rm(studio.dataDir, { recursive: true, force: true });
  });

  test('npm start, told to stop as a service manager does it, stops the studio and not only npm', async () => {
    const studio = await startStudio({ LOG_LEVEL: 'info' }, 'npm start');
    expect(await studio.end('SIGTERM'), studio.output()).toBe(0);
    expect(studio.output()).toMatch(/Stopped\./);
    await expect(fetch(`${studio.url}/api/health`)).rejects.toThrow();
    await rm(studio.dataDir, { recursive: true, force: true });
  });

  test('a second process on the same data directory is refused in one line', async ({ studio }) => {
    await expect(startStudio({ DATA_DIR: studio.dataDir })).rejects.toThrow(/did not start:\n[^\n]+\n?$/);
  });

  test('a wrong variable stops the start in one line that names it', async () => {
    await expect(startStudio({ JOBS_INTERVAL_MS: 'often' })).rejects.toThrow(
      /did not start:\nJOBS_INTERVAL_MS must[^\n]+\n?$/,
    );
  });

  test('the very first start tells how to sign in, later ones do not (SRV-59)', async () => {
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

  test('in Los Angeles the studio still opens at nine in Berlin (SRV-06, SRV-64)', async () => {
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
