import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { weekRoom } from '../../../domain/month-layout.ts';

const onResize = (changed: () => void): (() => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/**
 * Returns the height of a week of the month, in px, so that all weeks fit into the window, and how many lines that
 * gives.
 */
export const useWeekHeight = (weeks: number): { readonly height: number; readonly rows: number } =>
  weekRoom(
    useSyncExternalStore(onResize, () => innerHeight),
    weeks,
  );

/** If the window is too low for the month, the current week is scrolled into view when the month is rendered. */
export const useTodayInView = (month: string): RefObject<HTMLDivElement | null> => {
  const grid = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- measured once per month, never while it is shown
  useEffect(() => {
    grid.current?.querySelector('[data-today]')?.scrollIntoView({ block: 'nearest' });
  }, [month]);
  return grid;
};
