import type { PointerEvent, RefObject } from 'react';
import { useRef, useState } from 'react';

/** Dragging by a handle with a finger or a pen: browsers turn only a mouse into drag and drop everywhere. */
export interface TouchDrag {
  /** True from the touch on; read by what must not start a drag of its own meanwhile. */
  readonly active: RefObject<boolean>;
  /** Which row is being dragged, and on which side of a row it would come to lie. */
  readonly isDragged: (index: number) => boolean;
  readonly edgeOf: (index: number) => 'before' | 'after' | undefined;
  /** What the handle of a row carries. Its `touch-action` is none, so that the page stays where it is. */
  readonly handle: (index: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

interface Touch {
  readonly from: number;
  /** The row under the finger; undefined outside of the list. */
  readonly over: number | undefined;
}

/** Rows say their place by `data-place`; `onMove` is told only when a row is let go over another one (SERV-004). */
export const useTouchDrag = (onMove: (from: number, to: number) => void): TouchDrag => {
  const active = useRef(false);
  const [touch, setTouch] = useState<Touch>();
  const end = (): void => {
    active.current = false;
    setTouch(undefined);
  };
  return {
    active,
    isDragged: (index) => touch?.from === index,
    edgeOf: (index) =>
      touch?.over !== index || touch.from === index ? undefined : touch.from > index ? 'before' : 'after',
    handle: (index) => ({
      onPointerDown: (event) => {
        if (event.pointerType === 'mouse' || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        active.current = true;
        setTouch({ from: index, over: index });
      },
      onPointerMove: ({ clientX, clientY }) => {
        if (!active.current) return;
        scrollNear(clientY);
        setTouch({ from: index, over: placeAt(clientX, clientY) });
      },
      onPointerUp: () => {
        if (touch?.over !== undefined && touch.over !== touch.from) onMove(touch.from, touch.over);
        end();
      },
      onPointerCancel: end,
    }),
  };
};

const placeAt = (x: number, y: number): number | undefined => {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset['place'];
  return place === undefined ? undefined : Number(place);
};

const edge = 88;
const scrollStep = 14;

/** Near the edge of the window the page follows the finger, so that every place can be reached. */
const scrollNear = (y: number): void => {
  if (y < edge) scrollBy(0, -scrollStep);
  else if (y > innerHeight - edge) scrollBy(0, scrollStep);
};
