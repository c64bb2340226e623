import { useSyncExternalStore } from 'react';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';

const minute = 60_000;

/** The current minute, in epoch ms. Components that use it update as time passes. */
export const useNow = (): number => useSyncExternalStore(onMinuteChange, currentMinute);

/** Today in Berlin, 'yyyy-MM-dd'; updates at midnight. */
export const useToday = (): string => berlinDateOf(useNow());

const currentMinute = (): number => Math.floor(Date.now() / minute) * minute;

const onMinuteChange = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, minute / 4);
  return () => clearInterval(timer);
};
