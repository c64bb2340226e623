import { useSyncExternalStore } from 'react';
import { sameTarget, type Target } from '../../../domain/move.ts';
import type { TimedEvent } from '../use-calendar.ts';

/** A booking that is being moved. */
export interface Moving {
  readonly event: TimedEvent;
  /** Where it was picked up. */
  readonly from: Target;
  /** Where it would be dropped now. */
  readonly target: Target;
  /** 'asking': it was dropped, and the result is pending. */
  readonly by: 'pointer' | 'keys' | 'asking';
}

let now: Moving | undefined;
const listeners = new Set<() => void>();

/**
 * The move in progress. Kept outside of React: on each pointer step only the components whose selected value changes
 * render again.
 */
export const moving = {
  get: (): Moving | undefined => now,
  set: (next: Moving | undefined): void => {
    if (now?.event === next?.event && now?.by === next?.by && sameTarget(now?.target, next?.target)) return;
    now = next;
    for (const listener of listeners) listener();
  },
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Selects a value from the move in progress; the selector must return an identical value while nothing relevant
 * changes.
 */
export const useMoving = <T>(response: (state: Moving | undefined) => T): T =>
  useSyncExternalStore(subscribe, () => response(now));

/** Whether this event is being moved. */
export const useIsMoved = (id: string): boolean => useMoving((state) => state?.event.view.id === id);
