import { expect, it } from 'vitest';
import { studioWithMovedDay } from './testing/studio-with-moved-day.ts';

const { studio, session, work, tryCancel, tryMove, shown, proposals, outcomes, moved, askMails, cancelMails } =
  studioWithMovedDay();

it('a session that waits in an action of each kind is cancelled, and nobody is asked for another time (DAY-03, DAY-04)', async () => {
  const id = await session('10:00');
  const move = await tryMove({ booking_ids: [id] });
  studio().setNow('2030-06-03T08:01');
  const cancellation = await tryCancel({ booking_ids: [id] });
  await work();
  expect(await outcomes(cancellation.body.id)).toEqual(['cancelled']);
  expect((await moved(move.body.id)).sessions).toMatchObject([{ state: 'left', left_because: 'cancelled' }]);
  expect(await cancelMails()).toEqual([{ booking_id: id, count: 1 }]);
  expect(await askMails()).toEqual([]);
});

it('an action of one kind is neither found nor listed nor continued as the other (DAY-01, DAY-04)', async () => {
  const [one, other] = [await session('10:00'), await session('12:00')];
  const cancellation = await tryCancel({ booking_ids: [one] });
  const move = await tryMove({ booking_ids: [other] });
  for (const path of [`day-cancellations/${move.body.id}`, `day-moves/${cancellation.body.id}`]) {
    expect((await studio().adminCall('GET', `/api/admin/${path}`)).status).toBe(404);
    expect((await studio().adminCall('POST', `/api/admin/${path}/retry`)).status).toBe(404);
  }
  expect((await shown()).cancellations.map(({ id }) => id)).toEqual([cancellation.body.id]);
  expect((await proposals()).moves.map(({ id }) => id)).toEqual([move.body.id]);
  expect((await tryMove({ booking_ids: [one] })).body.id).not.toBe(cancellation.body.id);
  await work();
  expect((await cancelMails()).map(({ booking_id }) => booking_id)).toEqual([one]);
  expect((await askMails()).map(({ booking_id }) => booking_id)).toEqual([other]);
});
