import { useState } from 'react';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { epochOf } from '#shared/web/when.tsx';
import { proposedStarts } from '../../../domain/new-places.ts';
import { useAlternatives } from './use-affected.ts';
import type { Step } from './use-outcomes.ts';

/** The action in progress and its bookings. */
export interface Task {
  readonly what: Step['what'];
  readonly bookings: readonly AdminBooking[];
}

const noTask: Task['bookings'] = [];

/** The target of each booking of a task: the chosen one, else the proposed one. An id or a start; '' is no target. */
export const useTargets = (task: Task | undefined) => {
  const moved = task && task.what !== 'cancel' ? task.bookings : noTask;
  const { data: alternatives, error, refetch } = useAlternatives(moved.map(({ id }) => id));
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const starts = proposedStarts(
    moved.map(({ id, start, end }) => ({
      id,
      start: epochOf(start),
      end: epochOf(end),
      starts: (alternatives?.get(id)?.starts ?? []).map(epochOf),
    })),
  );
  const proposed = (id: string): string =>
    task?.what === 'time' ? String(starts.get(id) ?? '') : (alternatives?.get(id)?.photographers[0]?.id ?? '');
  return {
    alternatives: moved.length > 0 ? alternatives : undefined,
    error,
    retry: () => void refetch(),
    of: (id: string): string => picked.get(`${task?.what} ${id}`) ?? proposed(id),
    pick: (id: string, target: string) => setPicked((before) => new Map([...before, [`${task?.what} ${id}`, target]])),
  };
};

/** Returns the step for each booking of a task; bookings without a target are left out. */
export const stepsOf = (
  { what, bookings }: Task,
  targetOf: (id: string) => string,
  refund: boolean,
): ReadonlyMap<AdminBooking, Step> => {
  const steps = new Map<AdminBooking, Step>();
  for (const booking of bookings) {
    const target = targetOf(booking.id);
    if (what === 'cancel') steps.set(booking, { what, refund });
    else if (target) steps.set(booking, what === 'time' ? { what, start: Number(target) } : { what, id: target });
  }
  return steps;
};
