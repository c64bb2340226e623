import type { PointerEvent, RefObject } from 'react';
import { useRef, useState } from 'react';

/** Dragging by a handle with a finger or a pen: not every browser supports HTML drag and drop by touch. */
export interface TouchDrag {
  /** True from the touch on; prevents a native drag at the same time. */
  readonly active: RefObject<boolean>;
  /** Whether a row is being dragged; `edgeOf`: on which side of a row it would be dropped. */
  readonly isDragged: (index: number) => boolean;
  readonly edgeOf: (index: number) => 'before' | 'after' | undefined;
  /** The event handlers of a row's handle. The handle's `touch-action` is none, so that the page does not scroll. */
  readonly handle: (index: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

interface Touch {
  readonly from: number;
  /** Index of the row under the finger; undefined outside of the list. */
  readonly over: number | undefined;
}

/** Rows carry their index in `data-place`. `onMove` is called only if a row is dropped on another one. */
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

/** Scrolls the page near the edge of the window, so that every position can be reached. */
const scrollNear = (y: number): void => {
  if (y < edge) scrollBy(0, -scrollStep);
  else if (y > innerHeight - edge) scrollBy(0, scrollStep);
};
