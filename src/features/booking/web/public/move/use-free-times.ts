import { useState } from 'react';
import type { MonthAvailability, SlotView } from '#features/availability/contract.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { caller } from '#shared/web/call/call.ts';
import { type Loading, useLoading } from '#shared/web/call/use-loading.ts';
import type { moveContract } from '../../../move-contract.ts';
import type { TimeParts } from './use-time-parts.ts';

const call = caller<typeof moveContract>();

interface Question {
  readonly parts: Pick<TimeParts, 'firstFreeMonth' | 'monthOf'>;
  readonly id: string;
  readonly token: string;
  /** The last day to which the session can be moved. */
  readonly last: string;
  /** The chosen day. */
  readonly date: string | undefined;
  /** Changes whenever the free times have to be loaded again. */
  readonly round: number;
}

interface FreeTimes {
  readonly today: string;
  readonly month: string;
  readonly setMonth: (month: string) => void;
  readonly days: Loading<MonthAvailability>;
  readonly slots: Loading<readonly SlotView[]>;
}

/** The free days of the displayed month and the free times of the chosen day. Starts with the first month that has some. */
export const useFreeTimes = ({
  parts: { firstFreeMonth, monthOf },
  id,
  token,
  last,
  date,
  round,
}: Question): FreeTimes => {
  const [today] = useState(() => berlinDateOf(Date.now()));
  const [turnedTo, setMonth] = useState<string>();
  const key = `${id} ${round} ${turnedTo ?? ''}`;
  const days = useLoading<MonthAvailability>(key, (signal) => {
    const read = (month: string) =>
      call('GET /api/bookings/{id}/move/month', { params: { id }, query: { token, month } }, { signal });
    return turnedTo ? read(turnedTo) : firstFreeMonth(read, monthOf(today), monthOf(last));
  });
  const slots = useLoading<readonly SlotView[]>(date && `${id} ${round} ${date}`, async (signal) => {
    const query = { token, date: date ?? today };
    return (await call('GET /api/bookings/{id}/move/times', { params: { id }, query }, { signal })).slots;
  });
  return { today, month: turnedTo ?? days.value?.month ?? monthOf(today), setMonth, days, slots };
};
