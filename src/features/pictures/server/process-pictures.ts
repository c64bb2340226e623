import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { RunningJobs } from '#shared/server/periodic-tasks.ts';
import { workUntil } from '#shared/server/work-until.ts';
import { mostAttempts } from '../domain/picture-problem.ts';
import { replaceFiles, selectOriginal } from './files-store.ts';
import { BadPicture, makeFiles } from './make-files.ts';
import { finishPicture, refusePicture, takeWaiting, type WaitingPicture } from './processing-store.ts';

/** Processes uploaded pictures outside of requests, one at a time, until stopped. */
export const startPictures = (context: Context, { pollMs }: { readonly pollMs: number }): RunningJobs => {
  const stopped = new AbortController();
  const running = workUntil(stopped.signal, { log: context.log, pollMs, what: 'uploaded pictures' }, () =>
    processNextPicture(context),
  );
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
export const processNextPicture = async (context: Context): Promise<number> => {
  const picture = await takeWaiting(context.db, context.now());
  if (!picture) return 0;
  if (picture.attempts > mostAttempts) await refusePicture(context.db, picture, 'gave_up', context.now());
  else await processPicture(context, picture);
  return 1;
};

const processPicture = async (context: Context, picture: WaitingPicture): Promise<void> => {
  const original = await selectOriginal(context.db, picture.id);
  // Deleted meanwhile.
  if (!original) return;
  try {
    const { made, files } = await makeFiles(original);
    await inTransaction(context.db, async (trx) => {
      if (await finishPicture(trx, picture, made, context.now())) await replaceFiles(trx, picture.id, files);
    });
  } catch (error) {
    if (!(error instanceof BadPicture)) throw error;
    context.log.info({ err: error, picture: picture.id }, 'an uploaded picture was refused');
    await refusePicture(context.db, picture, error.problem, context.now());
  }
};
