import type { freeTime } from '#features/availability/server/api.ts';
import { notOffered, type PhotographerRow } from '#features/photographers/server/api.ts';
import type { Problem } from '#shared/contract/problem.ts';
import { accepted, type Result, refused } from '#shared/kernel/result.ts';

/** The photographers for whom a time is open, and the buffer that applies. */
interface OpenTime {
  readonly photographers: readonly PhotographerRow[];
  readonly buffer_time_minutes: number;
}

/**
 * Returns the photographers for whom a time is open; refused with the reason against the first one if there are none.
 */
export const findOpenPhotographers = async (
  photographers: readonly PhotographerRow[],
  readFreeTime: (photographer: PhotographerRow) => ReturnType<typeof freeTime>,
): Promise<Result<OpenTime, Problem>> => {
  const found = await Promise.all(photographers.map(readFreeTime));
  const open = found.find(({ ok }) => ok) ?? found[0] ?? refused(notOffered());
  if (!open.ok) return open;
  return accepted({ ...open.value, photographers: photographers.filter((_, i) => found[i]?.ok) });
};
