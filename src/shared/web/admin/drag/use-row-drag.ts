import type { RefObject } from 'react';
import { useState } from 'react';
import { type Point, scrollWindow, usePointerDrag } from './use-pointer-drag.ts';

/** How a row is shown while one is dragged. */
export interface RowDrag {
  readonly isDragged: boolean;
  /** On which side of this row the dragged one would be dropped; undefined while no row is over it. */
  readonly edge: 'before' | 'after' | undefined;
}

interface Dragged {
  readonly from: number;
  /** Index of the row under the pointer; undefined outside of the list. */
  readonly over: number | undefined;
}

/**
 * Drags the rows of a list: by mouse anywhere, by finger and pen at their handle (data-drag-handle), because elsewhere a
 * finger scrolls. Rows carry their index in data-place. `onMove` is called only if a row is dropped on another one.
 */
export const useRowDrag = (
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): ((index: number) => RowDrag) => {
  const [dragged, setDragged] = useState<Dragged>();
  usePointerDrag(list, (press, pressed) => {
    const from = positionOf(pressed);
    const isHandle = pressed.closest('[data-drag-handle]') !== null;
    if (from === undefined || (press.pointerType !== 'mouse' && !isHandle)) return undefined;
    return {
      isHandle,
      lift: () => setDragged({ from, over: from }),
      over: (at, frames) => {
        scrollWindow(at, frames);
        const over = positionAt(at);
        setDragged((last) => (last?.over === over ? last : { from, over }));
      },
      drop: (at) => {
        const to = positionAt(at);
        setDragged(undefined);
        if (to !== undefined && to !== from) onMove(from, to);
      },
      cancel: () => setDragged(undefined),
    };
  });
  return (index) => ({
    isDragged: dragged?.from === index,
    edge: dragged?.over !== index || dragged.from === index ? undefined : dragged.from > index ? 'before' : 'after',
  });
};

const positionOf = (element: Element | null): number | undefined => {
  const place = element?.closest<HTMLElement>('[data-place]')?.dataset['place'];
  return place === undefined ? undefined : Number(place);
};

const positionAt = ({ x, y }: Point): number | undefined => positionOf(document.elementFromPoint(x, y));
