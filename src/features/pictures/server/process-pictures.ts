import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { DueQueues } from '#shared/server/due-queues.ts';
import type { RunningJobs } from '#shared/server/periodic-tasks.ts';
import { workUntil } from '#shared/server/work-until.ts';
import { mostAttempts } from '../domain/picture-problem.ts';
import { replaceFiles, selectOriginal } from './files-store.ts';
import { BadPicture, makeFiles } from './make-files.ts';
import {
  finishPicture,
  giveBack,
  nextPictureDue,
  refusePicture,
  takeWaiting,
  type WaitingPicture,
} from './processing-store.ts';

interface Making {
  readonly make: typeof makeFiles;
  readonly stopped?: AbortSignal;
}

/**
 * Processes uploaded pictures outside of requests, one at a time, until stopped. A stop does not wait for the picture
 * that is being made, which takes long on a slow machine: it is given back, and made by another process or after the
 * next start.
 */
export const startPictures = (
  context: Context,
  {
    pollMs,
    queues,
    make = makeFiles,
  }: { readonly pollMs: number; readonly queues?: DueQueues | undefined; readonly make?: typeof makeFiles },
): RunningJobs => {
  const stopped = new AbortController();
  const { log, now } = context;
  const work = { log, now, pollMs, what: 'uploaded pictures', due: queues?.queue(nextPictureDue) };
  const running = workUntil(stopped.signal, work, () => processNextPicture(context, { make, stopped: stopped.signal }));
  return {
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
};

/**
 * Makes the files of the picture that has waited longest. Returns how many were looked at. Safe in several processes;
 * if one ends meanwhile, another one takes the picture up again.
 */
export const processNextPicture = async (context: Context, making: Making = { make: makeFiles }): Promise<number> => {
  const picture = await takeWaiting(context.db, context.now());
  if (!picture) return 0;
  if (picture.attempts > mostAttempts) await refusePicture(context.db, picture, 'gave_up', context.now());
  else await processPicture(context, picture, making);
  return 1;
};

const processPicture = async (context: Context, picture: WaitingPicture, { make, stopped }: Making): Promise<void> => {
  const original = await selectOriginal(context.db, picture.id);
  // Deleted meanwhile.
  if (!original) return;
  try {
    const result = await unlessStopped(make(original, stopped), stopped);
    if (!result) return giveBack(context.db, picture, context.now());
    const { made, files } = result;
    await inTransaction(context.db, async (trx) => {
      if (await finishPicture(trx, picture, made, context.now())) await replaceFiles(trx, picture.id, files);
    });
  } catch (error) {
    if (!(error instanceof BadPicture)) throw error;
    context.log.info({ err: error, picture: picture.id }, 'an uploaded picture was refused');
    await refusePicture(context.db, picture, error.problem, context.now());
  }
};

/** The result of `making`; undefined as soon as the process is to stop. */
const unlessStopped = async <T>(making: Promise<T>, stopped: AbortSignal | undefined): Promise<T | undefined> => {
  if (!stopped) return making;
  const over = new AbortController();
  const stop = new Promise<undefined>((resolve) => {
    if (stopped.aborted) resolve(undefined);
    stopped.addEventListener('abort', () => resolve(undefined), { signal: over.signal });
  });
  try {
    // The step that a thread is working on fails or ends after nobody waits for it.
    making.catch(() => undefined);
    return await Promise.race([making, stop]);
  } finally {
    over.abort();
  }
};
