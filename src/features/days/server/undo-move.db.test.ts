import { describe, expect, it } from 'vitest';
import { studioWithMovedDay, toDate } from './testing/studio-with-moved-day.ts';

const { studio, session, read, attempt, work, moveDay, moved, states, undo, answer, askMails } = studioWithMovedDay();
const hour = (time: string, date = toDate) => `${date}T${time}:00+02:00`;

describe('undoing it (DAY-02)', () => {
  it.each([true, false])(
    'restores the time of every session and notifies the customers: keeps_time %s',
    async (keeps_time) => {
      const ids = [await session('10:00'), await session('12:00')];
      const { id } = await moveDay(ids, { keeps_time });
      await work();
      expect((await moved(id)).can_undo).toBe(true);
      for (const one of ids) expect((await read(one)).status).toBe(keeps_time ? 'CONFIRMED' : 'CANCELLED');
      expect(await undo(id)).toMatchObject({ status: 200, body: { can_undo: false } });
      expect(await states(id)).toEqual(['withdrawn', 'withdrawn']);
      for (const one of ids) expect(await read(one)).toMatchObject({ status: 'CONFIRMED', time_request: null });
      expect((await attempt(hour('10:00'))).status).toBe(201);
      expect((await undo(id)).status).toBe(409);
    },
  );

  it('is not possible once somebody has answered, nor after ten minutes', async () => {
    const ids = [await session('10:00'), await session('12:00')];
    const { id } = await moveDay(ids);
    await work();
    studio().setNow('2030-06-03T08:10');
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'undo_over' } });
    studio().setNow('2030-06-03T08:09');
    await answer(ids[0] ?? '', hour('10:00'));
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'undo_over' } });
    expect(await read(ids[1] ?? '')).toMatchObject({ time_request: { keeps_time: true } });
  });

  it('changes nothing if one of the times is taken meanwhile', async () => {
    const ids = [await session('10:00'), await session('12:00')];
    const { id } = await moveDay(ids, { keeps_time: false });
    await work();
    await session('12:00');
    expect((await undo(id)).status).toBe(409);
    expect(await states(id)).toEqual(['open', 'open']);
  });

  it('prevents that customers who still wait are asked', async () => {
    const ids = [await session('10:00'), await session('12:00')];
    const { id } = await moveDay(ids);
    expect((await undo(id)).status).toBe(200);
    await work();
    expect((await moved(id)).sessions.map(({ left_because }) => left_because)).toEqual(['undone', 'undone']);
    expect(await askMails()).toEqual([]);
  });
});
