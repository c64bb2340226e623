import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

/**
 * Whether the page is just being printed: for what exists on paper only and would be too much to keep ready. The event
 * comes before the browser lays out the pages, which waits for nothing but its listeners; the query also tells tools
 * that only look at the page as it would be printed.
 */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting || paper().matches);

const paper = (): MediaQueryList => matchMedia('print');

const subscribe = (changed: () => void): (() => void) => {
  const query = paper();
  const tell = (is: boolean) => (): void => {
    isPrinting = is;
    flushSync(changed);
  };
  const [begins, ends] = [tell(true), tell(false)];
  query.addEventListener('change', changed);
  addEventListener('beforeprint', begins);
  addEventListener('afterprint', ends);
  return () => {
    query.removeEventListener('change', changed);
    removeEventListener('beforeprint', begins);
    removeEventListener('afterprint', ends);
  };
};
