import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { applyRetention } from '#features/privacy/server/api.ts';
import { cancelDay as begin } from './cancel-day.ts';
import { day, dyingAt, interruptedAfter, studioWithDay } from './testing/studio-with-day.ts';

const { studio, session, pay, tryCancel, cancelDay, work, result, ...rest } = studioWithDay();
const { read, cancel, cancelMails, refunds, outcomes } = rest;

/** Eighteen paid sessions of the day, of three photographers. */
const eighteen = async (): Promise<string[]> => {
  const others = [await studio().addPhotographer(), await studio().addPhotographer()];
  const ids: string[] = [];
  for (const photographer_id of [undefined, ...others]) {
    for (const time of ['09:00', '10:30', '12:00', '13:30', '15:00', '16:30']) {
      const id = await session(time, photographer_id ? { photographer_id } : {});
      await pay(id, 5000);
      ids.push(id);
    }
  }
  return ids;
};
const sorted = (ids: readonly string[]) => ids.toSorted((one, other) => one.localeCompare(other));

/** Each session is cancelled, and its customer was notified and refunded once. */
const expectEachOnce = async (ids: readonly string[]): Promise<void> => {
  for (const id of ids) expect((await read(id)).status).toBe('CANCELLED');
  const mails = await cancelMails();
  expect(sorted(mails.map(({ booking_id }) => booking_id))).toEqual(sorted(ids));
  expect(new Set(mails.map(({ count }) => count))).toEqual(new Set([1]));
  expect(sorted((await refunds()).map(({ booking_id }) => booking_id))).toEqual(sorted(ids));
  const { rows } = await sql`SELECT 1 FROM occupied_time`.execute(studio().database.db);
  expect(rows).toEqual([]);
};

describe('a process that dies', () => {
  it('at any statement of 18 sessions leaves no partial change, and the next process continues (DAY-04)', async () => {
    const ids = await eighteen();
    const { id } = await cancelDay(ids);
    let deaths = 0;
    // Each process gets a few statements further than the one before, so every statement is the last of one of them.
    for (let statement = 1; statement <= 60; statement++) {
      const end = await work(dyingAt(studio().context, statement)).catch((error: Error) => error.message);
      if (end !== 'killed') break;
      deaths += 1;
      const { rows } = await sql<{ halves: number }>`
        SELECT count(*) AS halves FROM booking JOIN day_action_session ON booking_id = booking.id
        WHERE (status = 'CANCELLED') <> (outcome IS NOT DISTINCT FROM 'cancelled')
          OR (status = 'CANCELLED') = (occupied_id IS NOT NULL)`.execute(studio().database.db);
      expect(rows[0]?.halves).toBe(0);
    }
    expect(deaths).toBeGreaterThan(10);
    await work();
    expect(new Set(await outcomes(id))).toEqual(new Set(['cancelled']));
    await expectEachOnce(ids);
  });
});

describe('at once', () => {
  it('eight processes cancel each session once (DAY-04)', async () => {
    const ids = await eighteen();
    await cancelDay(ids);
    await Promise.all(Array.from({ length: 8 }, () => work()));
    await expectEachOnce(ids);
  });

  it('16 requests by several administrators, while it runs and afterwards, are one action (DAY-04)', async () => {
    const ids = await eighteen();
    const [all] = await Promise.all([
      Promise.all(Array.from({ length: 16 }, () => tryCancel({ booking_ids: ids, close_day: true }))),
      work(),
    ]);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    await work();
    const again = await cancelDay(ids, { close_day: true });
    expect(new Set([...all.map(({ body }) => body.id), again.id]).size).toBe(1);
    await expectEachOnce(ids);
    const { rows } = await sql`SELECT 1 FROM date_exception`.execute(studio().database.db);
    expect(rows).toHaveLength(1);
  });

  it('a request during which a process cancels the sessions, after whichever statement, is the same action (DAY-04)', async () => {
    let interruptions = 0;
    for (let statement = 1; statement <= 12; statement++) {
      const booking_ids = [await session('10:00')];
      const first = await cancelDay(booking_ids);
      const interrupted = interruptedAfter(studio().context, statement, async () => {
        interruptions += 1;
        await work();
      });
      const wanted = { booking_ids, close_day: false };
      const again = await begin(interrupted, day, wanted, { actor: 'desk', language: 'de' });
      expect([statement, again.id]).toEqual([statement, first.id]);
      await work();
    }
    expect(interruptions).toBeGreaterThan(4);
  });

  it('overlapping choices cancel each session once (DAY-04)', async () => {
    const ids = await eighteen();
    const begun = await Promise.all([cancelDay(ids.slice(0, 12)), cancelDay(ids.slice(6))]);
    expect(begun[0].id).not.toBe(begun[1].id);
    await work();
    await expectEachOnce(ids);
  });

  it('a customer who cancels meanwhile is notified once (DAY-04)', async () => {
    const ids = await eighteen();
    await cancelDay(ids);
    await Promise.all([work(), ...ids.map((id) => cancel(id))]);
    const mails = await cancelMails();
    expect(mails.map(({ count }) => count)).toEqual(ids.map(() => 1));
  });

  it('the database refuses a session that waits twice (DAY-04)', async () => {
    const [id] = [await session('10:00')];
    await cancelDay([id]);
    await expect(
      sql`
        WITH another AS (
          INSERT INTO day_action (id, kind, day, is_closed, created_by, created_at)
          VALUES (gen_random_uuid(), 'cancel', '2030-06-05', false, 'x', now()) RETURNING id, kind)
        INSERT INTO day_action_session (day_action_id, kind, booking_id, next_attempt_at)
        SELECT id, kind, ${id}, now() FROM another`.execute(studio().database.db),
    ).rejects.toMatchObject({ constraint: 'day_action_session_waits_once' });
  });
});

describe('a session that cannot be cancelled', () => {
  it('is tried four times and then shown, without blocking the others, and can be retried (DAY-04)', async () => {
    const [broken, fine] = [await session('10:00'), await session('12:00')];
    const { db } = studio().database;
    await sql`
      CREATE FUNCTION refuse_this() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$`.execute(db);
    await sql`
      CREATE TRIGGER refuses_this BEFORE UPDATE ON booking FOR EACH ROW
      WHEN (OLD.starts_at = '2030-06-05 10:00 Europe/Berlin') EXECUTE FUNCTION refuse_this()`.execute(db);
    const { id } = await cancelDay([broken, fine]);
    try {
      for (const time of ['08:00', '08:01', '08:02', '08:04']) {
        studio().setNow(`2030-06-03T${time}`);
        await vi.waitFor(() => work());
      }
    } finally {
      await sql`DROP TRIGGER refuses_this ON booking`.execute(db);
      await sql`DROP FUNCTION refuse_this`.execute(db);
    }
    expect(await outcomes(id)).toEqual(['failed', 'cancelled']);
    expect((await result(id)).running).toBe(false);
    const again = await studio().adminCall('POST', `/api/admin/day-cancellations/${id}/retry`);
    expect(again.body).toMatchObject({ running: true, counts: { waiting: 1, failed: 0 } });
    await work();
    expect(await outcomes(id)).toEqual(['cancelled', 'cancelled']);
  });
});

it('an action is deleted three months later, and not while it waits (DAY-04)', async () => {
  const waits = await cancelDay([await session('10:00')]);
  studio().setNow('2030-09-03T08:01');
  await applyRetention(studio().context);
  expect(await outcomes(waits.id)).toEqual(['waiting']);
  await work();
  await applyRetention(studio().context);
  expect((await studio().adminCall('GET', `/api/admin/day-cancellations/${waits.id}`)).status).toBe(404);
});
