import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { migrate } from '#shared/server/database/migrations/migrate.ts';
import { makeFormer } from '#shared/server/database/testing/former-schema.ts';
import { silentLog } from '#shared/server/database/testing/silent-log.ts';
import { day } from './testing/studio-with-day.ts';
import { studioWithMovedDay, toDate } from './testing/studio-with-moved-day.ts';

vi.setConfig({ testTimeout: 60_000 });

const { studio, session, pay, work, result, moved, look, ...rest } = studioWithMovedDay();
const { outcomes, states, undo, askMails, cancelMails, refunds } = rest;
const [cancellation, move] = ['00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-00000000000d'];
const begun = '2030-06-03 07:59:00+02';

it('actions of the version before go on: what is done stays, what waits is done once, what was begun is undone (DAY-02, DAY-03, DAY-04)', async () => {
  const { pool, url, db } = studio().database;
  const [cancelled, late, failed] = [await session('09:00'), await session('10:30'), await session('12:00')];
  const [asked, waiting] = [await session('13:30'), await session('15:00')];
  for (const id of [cancelled, late]) await pay(id, 7500);
  await rest.cancel(cancelled);
  await studio().adminCall('POST', `/api/admin/bookings/${asked}/time-request`, { keeps_time: true });
  const { rows: requests } = await sql<{ id: string }>`SELECT id FROM time_request`.execute(db);
  await sql`DELETE FROM message`.execute(db);
  const refundsBefore = await refunds();
  await makeFormer(pool);
  await sql`
    INSERT INTO day_cancellation VALUES (${cancellation}, ${day}, NULL, 'Sturm', NULL, true, 'desk', ${begun})`.execute(
    db,
  );
  await sql`
    INSERT INTO day_cancellation_session VALUES
      (${cancellation}, ${cancelled}, 'cancelled', NULL, 7500, 1, ${begun}),
      (${cancellation}, ${late}, NULL, NULL, 0, 2, '2030-06-03 08:05:00+02'),
      (${cancellation}, ${failed}, 'failed', NULL, 0, 4, ${begun})`.execute(db);
  await sql`
    INSERT INTO day_move VALUES (${move}, ${day}, NULL, ${toDate}, true, 48, NULL, 'Шторм', 'desk', ${begun}, NULL)`.execute(
    db,
  );
  await sql`
    INSERT INTO day_move_session VALUES
      (${move}, ${asked}, 'asked', NULL, ${requests[0]?.id}, 1, ${begun}),
      (${move}, ${waiting}, NULL, NULL, NULL, 0, ${begun}),
      (${move}, ${cancelled}, 'left', 'undone', NULL, 0, ${begun})`.execute(db);

  await migrate({ connection: url, log: silentLog }, 'migrations');
  expect(await result(cancellation)).toMatchObject({ text_de: 'Sturm', text_ru: null, close_day: true, running: true });
  expect(await outcomes(cancellation)).toEqual(['cancelled', 'waiting', 'failed']);
  expect((await result(cancellation)).sessions[0]).toMatchObject({ refund_amount: 75, booking: { id: cancelled } });
  expect(await moved(move)).toMatchObject({ to_date: toDate, keeps_time: true, hours: 48, text_ru: 'Шторм' });
  expect(await states(move)).toEqual(['left', 'open', 'waiting']);

  await work();
  expect(await outcomes(cancellation)).toEqual(['cancelled', 'waiting', 'failed']);
  expect(await states(move)).toEqual(['left', 'open', 'open']);
  expect((await look(waiting)).time_request.substitute.start).toBe(`${toDate}T15:00:00+02:00`);
  // The third attempt is due at the time that the version before has written.
  studio().setNow('2030-06-03T08:05');
  await work();
  expect(await outcomes(cancellation)).toEqual(['cancelled', 'cancelled', 'failed']);
  expect(await refunds()).toHaveLength(refundsBefore.length + 1);
  expect(await cancelMails()).toEqual([{ booking_id: late, count: 1 }]);
  expect(await askMails()).toEqual([{ booking_id: waiting, count: 1 }]);
  await studio().adminCall('POST', `/api/admin/day-cancellations/${cancellation}/retry`);
  await work();
  expect(await outcomes(cancellation)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect((await undo(move)).status).toBe(200);
  expect(await states(move)).toEqual(['left', 'withdrawn', 'withdrawn']);
});
