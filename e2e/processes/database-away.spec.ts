import { rm } from 'node:fs/promises';
import { someMonday } from '../support/dates.ts';
import { expect, startStudio, test } from '../support/studio.ts';
import { book, offered, signIn, startSecondProcess } from './second-process.ts';

test('while its database is unavailable a studio reports it at once, and continues by itself afterwards (D02, D03, G07, W07)', async () => {
  const house = await startStudio({ JOBS: 'off' });
  const studio = await startSecondProcess(house, { LOG_LEVEL: 'trace' });
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
