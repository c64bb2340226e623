import { useSyncExternalStore } from 'react';
import { sameTarget, type Target } from '../../../domain/move.ts';
import type { TimedEvent } from '../use-calendar.ts';

/** A booking on its way to another time. */
export interface Moving {
  readonly event: TimedEvent;
  /** Where it would be put down now. */
  readonly target: Target;
  /** 'asking': it is put down, and what becomes of it is being found out. */
  readonly by: 'pointer' | 'keys' | 'asking';
}

let now: Moving | undefined;
const listeners = new Set<() => void>();

/** What is being moved. Kept outside of React: with every step of a hand only those draw anew whose answer changes. */
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

/** An answer about what is being moved; must be the same value as long as it means the same. */
export const useMoving = <T>(answer: (state: Moving | undefined) => T): T =>
  useSyncExternalStore(subscribe, () => answer(now));

/** Whether it is this event that is being moved. */
export const useIsMoved = (id: string): boolean => useMoving((state) => state?.event.view.id === id);
