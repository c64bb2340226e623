import { useState } from 'react';
import type { PublicWindow } from '../../contract.ts';
import { useWindow } from './use-window.ts';

type Week = PublicWindow['photographers'][number]['weeks'][number];

/** Due date, photographer and week as they are chosen. `choice`: what the fields show. */
export const usePlaceChoice = (initial: PublicWindow, photographer: string | undefined) => {
  const [due, onDue] = useState('');
  const [picked, onPhotographer] = useState(photographer);
  const [wish, onWeek] = useState<string>();
  const { window, weeksShown, error, reload } = useWindow(initial, due);
  const chosen = window.photographers.find(({ id }) => id === picked) ?? window.photographers[0];
  const weeks = weeksShown && !window.refusal ? (chosen?.weeks ?? []) : [];
  const waits = wish === 'wait' && weeks[0]?.free === 0;
  const week = waits ? weeks[0]?.week : weekIn(weeks, wish);
  return {
    choice: {
      window,
      due,
      onDue,
      photographer: chosen?.id,
      onPhotographer,
      weeks,
      week: waits ? 'wait' : week,
      onWeek,
      error: weeksShown ? (error ?? window.refusal ?? undefined) : undefined,
    },
    window,
    chosen,
    week,
    waits,
    weeksShown,
    reload,
  };
};

/** The chosen week, if it is still free; that of the due date is chosen from the start. */
const weekIn = (weeks: readonly Week[], wish: string | undefined): string | undefined => {
  const free = weeks.filter((one) => one.free > 0);
  const [due] = weeks;
  return (free.find(({ week }) => week === wish) ?? (due && due.free > 0 ? due : undefined))?.week;
};
