import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { mostAttempts } from '../domain/picture-problem.ts';
import { makeFiles } from './make-files.ts';
import { processNextPicture, startPictures } from './process-pictures.ts';
import { finishPicture, takeWaiting } from './processing-store.ts';
import { drawn, pictureStudio } from './testing/picture-studio.ts';

const { studio, send, upload, processAll, listed, counted } = pictureStudio();
const waiting = async () => {
  const photographer = await studio().addPhotographer();
  const { body } = await upload('photographer', photographer, await drawn(400, 300).jpeg().toBuffer());
  return { photographer, id: body.id as string };
};
const now = () => studio().context.now();

describe('processing', () => {
  beforeEach(async () => void (await sql`DELETE FROM picture`.execute(studio().database.db)));

  it('is taken up again when the process that had begun it is gone (PIC-02)', async () => {
    studio().setNow('2030-06-03T08:00');
    const { photographer } = await waiting();
    expect(await takeWaiting(studio().database.db, now())).toMatchObject({ attempts: 1 });
    // The process ended; for a minute nobody knows.
    studio().setNow('2030-06-03T08:00:59');
    expect(await processNextPicture(studio().context)).toBe(0);
    studio().setNow('2030-06-03T08:01');
    expect(await processNextPicture(studio().context)).toBe(1);
    expect((await listed('photographer', photographer))[0]).toMatchObject({ state: 'ready' });
  });

  it('of a picture that ends every process is given up (PIC-02)', async () => {
    studio().setNow('2030-06-03T09:00');
    const { photographer } = await waiting();
    for (let minute = 0; minute < mostAttempts; minute += 1) {
      studio().setNow(`2030-06-03T09:0${minute}`);
      expect(await takeWaiting(studio().database.db, now())).toMatchObject({ attempts: minute + 1 });
    }
    studio().setNow('2030-06-03T09:05');
    await processAll();
    expect((await listed('photographer', photographer))[0]).toMatchObject({
      state: 'refused',
      problem: 'gave_up',
      shown: null,
    });
  });

  it('of two processes never takes one picture twice (PIC-02)', async () => {
    studio().setNow('2030-06-03T10:00');
    const all = await Promise.all(Array.from({ length: 8 }, waiting));
    const taken = await Promise.all(Array.from({ length: 20 }, () => takeWaiting(studio().database.db, now())));
    const ids = taken.flatMap((one) => (one ? [one.id] : []));
    expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  it('of an upload that was replaced or deleted meanwhile stores nothing (PIC-02)', async () => {
    studio().setNow('2030-06-03T11:00');
    const { photographer, id } = await waiting();
    const { db } = studio().database;
    const taken = await takeWaiting(db, now());
    const { made } = await makeFiles(await drawn(400, 300).jpeg().toBuffer());
    await send('PUT', `/api/admin/pictures/${id}/file`, await drawn(444, 300).jpeg().toBuffer());
    expect(await finishPicture(db, taken!, made, now())).toBe(false);
    await processAll();
    expect((await listed('photographer', photographer))[0].shown.width).toBe(444);
    const again = await waiting();
    const before = await counted();
    const late = await takeWaiting(db, now());
    await studio().adminCall('DELETE', `/api/admin/pictures/${again.id}`);
    expect(await finishPicture(db, late!, made, now())).toBe(false);
    expect(await counted()).toMatchObject({ pictures: before!.pictures - 1, files: before!.files });
  });

  it('runs in the background of a process, and ends with it (PIC-02)', async () => {
    studio().setNow('2030-06-03T12:00');
    const { photographer } = await waiting();
    const running = startPictures(studio().context, { pollMs: 10 });
    await expect
      .poll(async () => (await listed('photographer', photographer))[0].state, { timeout: 10_000 })
      .toBe('ready');
    await running.stop();
    // Nothing else takes these.
    for (let more = 0; more < 4; more += 1) {
      await waiting();
      expect(await processNextPicture(studio().context)).toBe(1);
    }
  });

  it('stores nothing that a screen could not name, whatever a program writes (PIC-02)', async () => {
    const { id } = await waiting();
    const { db } = studio().database;
    const change = (set: string) => sql`UPDATE picture SET ${sql.raw(set)} WHERE id = ${id}`.execute(db);
    const refused = [
      "state = 'ready'",
      "state = 'refused'",
      'place = 1',
      'focus_x = 101',
      "name = 'x'",
      'width = 5',
      "owner_kind = 'home'",
    ];
    for (const wrong of refused) await expect(change(wrong)).rejects.toThrow(/violates/);
  });
});
