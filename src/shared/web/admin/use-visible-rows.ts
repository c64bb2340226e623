import type { Virtualizer } from '@tanstack/react-virtual';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Options {
  readonly count: number;
  /** About how high a row is; measured as soon as it is there. */
  readonly height: number;
  /** A row to bring to the middle of the screen, once, by its place (below 0: not there yet) and its id. */
  readonly scrollTo: { readonly index: number; readonly id: string } | undefined;
}

export interface VisibleRows {
  readonly virtualizer: Virtualizer<Window, Element>;
  /** The heights of what is left out before and after. */
  readonly before: number;
  readonly after: number;
}

// Up to here all rows are in the page: found by the browser's own search, and printed. More would be felt when a search
// brings them all at once.
const fewRows = 60;

/** Which rows of a list that scrolls with the page have to be there. The reference is for the element around them. */
export const useVisibleRows = ({
  count,
  height,
  scrollTo,
}: Options): readonly [RefObject<HTMLDivElement | null>, VisibleRows] => {
  const ref = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- no React Compiler memoizes here
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: count <= fewRows ? fewRows : 12,
    scrollMargin: top,
  });
  // What stands above the list may change its height at any time.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => setTop(Math.round(element.getBoundingClientRect().top + scrollY));
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);
  const scrolledTo = useRef<string>(undefined);
  const { index = -1, id } = scrollTo ?? {};
  useEffect(() => {
    if (index < 0 || scrolledTo.current === id) return;
    scrolledTo.current = id;
    virtualizer.scrollToIndex(index, { align: 'center' });
  }, [index, id, virtualizer]);
  const items = virtualizer.getVirtualItems();
  const end = items.at(-1)?.end;
  const visible = {
    virtualizer,
    before: Math.max(0, (items[0]?.start ?? 0) - (items.length > 0 ? top : 0)),
    after: end === undefined ? 0 : Math.max(0, virtualizer.getTotalSize() + top - end),
  };
  return [ref, visible];
};
