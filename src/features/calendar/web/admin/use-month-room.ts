import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { weekRoom } from '../../domain/month-layout.ts';

const onResize = (changed: () => void): (() => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** How high a week of the month is, in px, so that all of them fit into the window, and how many lines that gives. */
export const useWeekHeight = (weeks: number): { readonly height: number; readonly rows: number } =>
  weekRoom(
    useSyncExternalStore(onResize, () => innerHeight),
    weeks,
  );

/** Where the window is too low for the month, the week of today is brought into view when the month appears. */
export const useTodayInView = (month: string): RefObject<HTMLDivElement | null> => {
  const grid = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- each month anew, and never while one looks at it
  useEffect(() => {
    grid.current?.querySelector('[data-today]')?.scrollIntoView({ block: 'nearest' });
  }, [month]);
  return grid;
};
