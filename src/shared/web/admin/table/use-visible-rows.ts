import type { Virtualizer } from '@tanstack/react-virtual';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lastAct } from '../../press/press.ts';

interface Options {
  readonly count: number;
  /** Estimated height of a row; rendered rows are measured. */
  readonly height: number;
  /** A row to scroll to the middle of the screen once, by its index (below 0: not loaded yet) and id. */
  readonly scrollTo: { readonly index: number; readonly id: string } | undefined;
}

export interface VisibleRows {
  readonly virtualizer: Virtualizer<Window, Element>;
  /** The heights of the omitted rows before and after. */
  readonly before: number;
  readonly after: number;
}

// Up to this number all rows are rendered, so that the browser's search and printing include them. Rendering more at
// once, as after a search, would be noticeably slow.
const fewRows = 60;

/** Which rows of a list that scrolls with the page must be rendered. The ref belongs on the element around them. */
export const useVisibleRows = ({
  count,
  height,
  scrollTo,
}: Options): readonly [RefObject<HTMLDivElement | null>, VisibleRows] => {
  const ref = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- React Compiler is not used
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: count <= fewRows ? fewRows : 12,
    scrollMargin: top,
  });
  // Content above the list may change its height at any time.
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
  const act = useRef(0);
  const { index = -1, id } = scrollTo ?? {};
  useEffect(() => {
    act.current = lastAct();
  }, [id]);
  useEffect(() => {
    if (index < 0 || scrolledTo.current === id) return;
    scrolledTo.current = id;
    // The row may arrive late, when somebody is already busy with another one.
    if (act.current === lastAct()) virtualizer.scrollToIndex(index, { align: 'center' });
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
