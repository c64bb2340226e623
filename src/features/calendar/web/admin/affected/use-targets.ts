import { useState } from 'react';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import type { Language } from '#shared/kernel/language.ts';
import { epochOf } from '#shared/web/time/when.tsx';
import { proposedStarts } from '../../../domain/proposed-starts.ts';
import { useAlternatives } from './use-affected.ts';
import type { Step } from './use-outcomes.ts';

/** The action in progress and its bookings. */
export interface Task {
  readonly what: Step['what'];
  readonly bookings: readonly AdminBooking[];
}

/** How customers are asked for another time, with a text in each of their languages. */
export interface AskTerms {
  readonly keeps_time: boolean;
  readonly texts: Readonly<Record<Language, string>>;
}
export const usualAsk: AskTerms = { keeps_time: true, texts: { de: '', ru: '' } };

/** Whether the customer can be asked now. */
export const mayBeAsked = ({ allowed_actions }: AdminBooking): boolean => allowed_actions.includes('ask_new_time');

const noTask: Task['bookings'] = [];

/** The target of each booking of a task: the chosen one, else the proposed one. An id or a start; '' is no target. */
export const useTargets = (task: Task | undefined) => {
  const moved = task?.what === 'time' || task?.what === 'photographer' ? task.bookings : noTask;
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

interface Terms {
  readonly targetOf: (id: string) => string;
  readonly refund: boolean;
  readonly ask: AskTerms;
}

/** Returns the step for each booking of a task; bookings without a target, or that cannot be asked, are left out. */
export const stepsOf = (
  { what, bookings }: Task,
  { targetOf, refund, ask }: Terms,
): ReadonlyMap<AdminBooking, Step> => {
  const steps = new Map<AdminBooking, Step>();
  for (const booking of bookings) {
    const target = targetOf(booking.id);
    if (what === 'cancel') steps.set(booking, { what, refund });
    else if (what === 'ask') {
      const { keeps_time, texts } = ask;
      if (mayBeAsked(booking)) steps.set(booking, { what, keeps_time, explanation: texts[booking.language] || null });
    } else if (target) steps.set(booking, what === 'time' ? { what, start: Number(target) } : { what, id: target });
  }
  return steps;
};
