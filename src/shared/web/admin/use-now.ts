import { useSyncExternalStore } from 'react';
import { berlinDateOf } from '#shared/kernel/berlin-time.ts';

const minute = 60_000;

/** The present minute, epoch ms; what shows it moves on by itself. */
export const useNow = (): number => useSyncExternalStore(everyNowAndThen, presentMinute);

/** Today in Berlin, 'yyyy-MM-dd', also when a screen stays open over midnight. */
export const useToday = (): string => berlinDateOf(useNow());

const presentMinute = (): number => Math.floor(Date.now() / minute) * minute;

const everyNowAndThen = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, minute / 4);
  return () => clearInterval(timer);
};
