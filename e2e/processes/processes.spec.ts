import { startSmtpSink } from '../../src/features/notifications/server/testing/smtp-sink.ts';
import { now, someMonday } from '../support/dates.ts';
import { expect, type Studio, startStudio, test } from '../support/studio.ts';
import { book, offered, overlaps, signIn, startSecondProcess } from './second-process.ts';

test.describe('two processes on one database', () => {
  let first: Studio;
  let second: Studio;
  test.beforeAll(async () => {
    first = await startStudio();
    second = await startSecondProcess(first);
  });
  test.afterAll(async () => {
    await second.stop();
    await first.stop();
  });

  test('200 concurrent bookings of one slot: one succeeds, 199 get that it is taken (SRV-10, SRV-68)', async () => {
    const what = await offered(first);
    const start = `${someMonday()}T09:00:00`;
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, i) => book(i % 2 === 0 ? first : second, what, start)),
    );
    const statuses = responses.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 199 }, () => 409)]);
    expect(await first.sql(overlaps)).toEqual([]);
  });

  test('concurrent bookings with overlapping starts never overlap (SRV-02, SRV-10)', async () => {
    const what = await offered(first);
    const minutes = Array.from({ length: 120 }, (_, i) => 720 + ((i * 37) % 240));
    const responses = await Promise.all(
      minutes.map((minute, i) => {
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        return book(i % 2 === 0 ? first : second, what, `${someMonday()}T${time}:00`);
      }),
    );
    expect(responses.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(responses.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    expect(await first.sql(overlaps)).toEqual([]);
  });

  test('a change by one process is visible in the other at once', async () => {
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

  test('a reminder that is due is sent once, also across a restart (SRV-39, SRV-68, D05)', async () => {
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
    const minutes = new Date(now()).getUTCMinutes() < 30 ? '00' : '30';
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
    await first.sql('DELETE FROM message');
    const saved = await first.api('PUT', '/api/admin/email-settings', {
      smtp: { host: '127.0.0.1', port: sink.port, from_email: 'studio@example.de' },
      // The last one is for the session two hours after these.
      reminders: { enabled: true, reminders: [...untils, Math.max(...untils) + 2] },
    });
    expect(saved.status).toBe(200);
    await expect.poll(reminded).toEqual(sorted(early));
    await second.end('SIGTERM');
    second = await startSecondProcess(first);
    // A reminder that becomes due after the restart shows that both processes have queried again.
    const late = [await due(16)];
    await expect.poll(reminded).toEqual(sorted([...early, ...late]));
    expect(await first.sql(`SELECT count(*)::int AS mails FROM message WHERE kind = 'reminder'`)).toEqual([
      { mails: 4 },
    ]);
    await sink.close();
  });

  test('failed sign-ins are counted across both processes, and other accounts are not locked out (A09, SRV-61)', async () => {
    const statuses = [];
    for (let i = 0; i < 12; i++) {
      const guess = { email: 'opfer@example.de', password: `guess ${i}` };
      statuses.push((await (i % 2 === 0 ? first : second).visit('POST', signIn, guess)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect((await second.visit('POST', signIn, first.admin)).status).toBe(200);
  });

  test('a session ended by one process is ended for the other (A10, SRV-60)', async () => {
    const { access_token } = (await first.visit('POST', signIn, first.admin)).body;
    const as = (studio: Studio, method: string, path: string) =>
      fetch(studio.url + path, { method, headers: { authorization: `Bearer ${access_token}` } });
    expect((await as(second, 'GET', '/api/admin/auth/me')).status).toBe(200);
    expect((await as(second, 'POST', '/api/admin/auth/logout')).status).toBe(200);
    expect((await as(first, 'GET', '/api/admin/auth/me')).status).toBe(401);
  });
});
