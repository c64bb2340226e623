import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { dyingAt } from './testing/studio-with-day.ts';
import { studioWithMovedDay, toDate } from './testing/studio-with-moved-day.ts';

const { studio, session, read, work, moveDay, tryMove, states, askMails, answer, undo } = studioWithMovedDay();
const hours = ['09:00', '10:30', '12:00', '13:30', '15:00', '16:30'];

/** Eighteen sessions of the day, of three photographers. */
const eighteen = async (): Promise<string[]> => {
  const others = [await studio().addPhotographer(), await studio().addPhotographer()];
  const ids: string[] = [];
  for (const photographer_id of [undefined, ...others]) {
    for (const time of hours) ids.push(await session(time, photographer_id ? { photographer_id } : {}));
  }
  return ids;
};
const sorted = (ids: readonly string[]) => ids.toSorted((one, other) => one.localeCompare(other));
const db = () => studio().database.db;

/** Each customer was asked once with the same hour held, and no time is held or taken twice. */
const expectEachOnce = async (ids: readonly string[], keeps_time: boolean): Promise<void> => {
  const mails = await askMails();
  expect(sorted(mails.map(({ booking_id }) => booking_id))).toEqual(sorted(ids));
  expect(new Set(mails.map(({ count }) => count))).toEqual(new Set([1]));
  const { rows } = await sql<{ held: number; taken: number; requests: number }>`
    SELECT (SELECT count(*) FROM occupied_time WHERE time_request_id IS NOT NULL
              AND (lower(during) AT TIME ZONE 'Europe/Berlin')::date = ${toDate}) AS held,
           (SELECT count(*) FROM occupied_time WHERE time_request_id IS NULL) AS taken,
           (SELECT count(*) FROM time_request WHERE booking_id = ANY(${ids}::uuid[])) AS requests`.execute(db());
  expect(rows[0]).toEqual({ held: ids.length, taken: keeps_time ? ids.length : 0, requests: ids.length });
};

describe('a process that dies (DAY-03)', () => {
  it.each([true, false])(
    'at any statement of 18 sessions leaves no partial change, and the next process continues: keeps_time %s',
    async (keeps_time) => {
      const ids = await eighteen();
      const { id } = await moveDay(ids, { keeps_time });
      let deaths = 0;
      // Each process gets a few statements further than the one before, so every statement is the last of one of them.
      for (let statement = 1; statement <= 90; statement++) {
        const end = await work(dyingAt(studio().context, statement)).catch((error: Error) => error.message);
        if (end !== 'killed') break;
        deaths += 1;
        const { rows } = await sql<{ halves: number }>`
          SELECT count(*) AS halves FROM booking JOIN day_action_session ON booking_id = booking.id
          LEFT JOIN time_request ON time_request.booking_id = booking.id
          WHERE (time_request.id IS NOT NULL) <> (day_action_session.outcome IS NOT DISTINCT FROM 'asked')
            OR (status = 'CANCELLED') = (occupied_id IS NOT NULL)
            OR (status = 'CANCELLED') <> (time_request.id IS NOT NULL AND NOT time_request.keeps_time)`.execute(db());
        expect(rows[0]?.halves).toBe(0);
      }
      expect(deaths).toBeGreaterThan(10);
      await work();
      expect(new Set(await states(id))).toEqual(new Set(['open']));
      await expectEachOnce(ids, keeps_time);
    },
  );
});

describe('at once (DAY-03)', () => {
  it('eight processes and 16 presses ask each customer once, in one action', async () => {
    const ids = await eighteen();
    const [all] = await Promise.all([
      Promise.all(Array.from({ length: 16 }, () => tryMove({ booking_ids: ids }))),
      ...Array.from({ length: 8 }, () => work()),
    ]);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all(Array.from({ length: 8 }, () => work()));
    const again = await moveDay(ids);
    expect(new Set([...all.map(({ body }) => body.id), again.id]).size).toBe(1);
    await expectEachOnce(ids, true);
  });

  it('every customer takes the held time with several requests at once: no time is taken twice or lost', async () => {
    const ids = await eighteen();
    const { id } = await moveDay(ids, { keeps_time: false });
    await work();
    const starts = new Map<string, string>();
    for (const one of ids) starts.set(one, (await read(one)).start.replace('2030-06-05', toDate));
    const all = await Promise.all(
      ids.flatMap((one) => Array.from({ length: scaleCount(8, 3) }, () => answer(one, starts.get(one) ?? ''))),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await states(id))).toEqual(new Set(['moved']));
    for (const one of ids) expect(await read(one)).toMatchObject({ status: 'CONFIRMED', start: starts.get(one) });
    const { rows } = await sql<{ held: number; count: number }>`
      SELECT count(*) AS count, count(held_until) AS held FROM occupied_time`.execute(db());
    expect(rows[0]).toEqual({ count: 18, held: 0 });
  });

  it('an answer and undoing it exclude each other', async () => {
    const ids = (await eighteen()).slice(0, 4);
    const { id } = await moveDay(ids);
    await work();
    const [undone, answered] = await Promise.all([undo(id), answer(ids[0] ?? '', `${toDate}T09:00:00+02:00`)]);
    expect([undone.status, answered.status === 200 ? 200 : 'refused']).toEqual(
      undone.status === 200 ? [200, 'refused'] : [409, 200],
    );
  });
});
