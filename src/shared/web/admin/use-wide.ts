import { useSyncExternalStore } from 'react';

/** Whether the window is at least `rem` wide; below it tables become cards. */
export const useWide = (rem = 40): boolean =>
  useSyncExternalStore(
    (changed) => {
      const wide = queryOf(rem);
      wide.addEventListener('change', changed);
      return () => wide.removeEventListener('change', changed);
    },
    () => queryOf(rem).matches,
  );

const queryOf = (rem: number): MediaQueryList => matchMedia(`(min-width: ${rem}rem)`);
