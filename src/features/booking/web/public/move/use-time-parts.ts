import { type Loading, useLoading } from '#shared/web/call/use-loading.ts';

const load = () => import('../wizard/later-steps.tsx');

/** The parts of the booking page that show free times. */
export type TimeParts = Awaited<ReturnType<typeof load>>;

export const useTimeParts = (): Loading<TimeParts> => useLoading('parts', load);
