import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { makeFiles } from './make-files.ts';
import { startPictures } from './process-pictures.ts';
import { takeWaiting } from './processing-store.ts';
import { drawn, pictureStudio } from './testing/picture-studio.ts';

const { studio, upload } = pictureStudio();

it('a stop does not wait for the picture that is being made, which is due again at once (PIC-09)', async () => {
  const { context, database } = studio();
  const photographer = await studio().addPhotographer();
  await upload('photographer', photographer, await drawn(40, 30).jpeg().toBuffer());
  // A picture that takes longer than anybody waits.
  const make = vi.fn<typeof makeFiles>(() => new Promise(() => undefined));
  const jobs = startPictures(context, { pollMs: 10, make });
  await expect.poll(() => make.mock.calls.length).toBe(1);
  await jobs.stop();
  expect(make.mock.calls[0]?.[1]?.aborted).toBe(true);
  const { rows } = await sql`SELECT state, attempts FROM picture`.execute(database.db);
  expect(rows).toEqual([{ state: 'waiting', attempts: 0 }]);
  expect(await takeWaiting(database.db, context.now())).toMatchObject({ attempts: 1 });
});
