import { nextTimes } from '#features/availability/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { databaseProblem, slotTakenCode } from '#shared/server/database/database-problem.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import type { WantedBooking } from './decide-booking.ts';

interface Failed {
  readonly error: unknown;
  /** Whether no minimum notice applies to the caller. */
  readonly atAnyNotice: boolean;
}

/** Throws the error of a booking again. If the time is taken, the 409 also contains the next free times of the request. */
export const throwWithNextTimes = async (
  context: Context,
  { service_id, photographer_id, start, options, people }: WantedBooking,
  { error, atAnyNotice }: Failed,
): Promise<never> => {
  const problem = error instanceof Problem ? error : databaseProblem(error);
  if (problem?.code !== slotTakenCode) throw error;
  const times = await nextTimes(context, {
    service_id,
    photographer_id,
    options: options?.map(({ id, count }) => `${id}:${count}`).join(),
    people,
    start: instantFrom(start, ['body', 'start']),
    atAnyNotice,
  });
  throw new Problem(problem.status, problem.code, problem.detail, {
    more: { ...problem.more, next_times: times.map(formatInstant) },
  });
};
