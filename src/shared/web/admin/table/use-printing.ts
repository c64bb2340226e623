import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

/**
 * Whether the page is being printed, for content that exists on paper only and is too expensive to render always. The
 * beforeprint event fires before the browser lays out the pages; the media query also covers tools that only emulate
 * print media.
 */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting || paper().matches);

const paper = (): MediaQueryList => matchMedia('print');

const subscribe = (changed: () => void): (() => void) => {
  const query = paper();
  const listener = (is: boolean) => (): void => {
    isPrinting = is;
    flushSync(changed);
  };
  const [begins, ends] = [listener(true), listener(false)];
  query.addEventListener('change', changed);
  addEventListener('beforeprint', begins);
  addEventListener('afterprint', ends);
  return () => {
    query.removeEventListener('change', changed);
    removeEventListener('beforeprint', begins);
    removeEventListener('afterprint', ends);
  };
};
