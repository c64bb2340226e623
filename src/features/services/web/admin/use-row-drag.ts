import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

const kind = 'service';

interface RowDrag {
  readonly ref: RefObject<HTMLElement | null>;
  readonly dragging: boolean;
  /** On which side of this row the dragged one would be dropped; undefined while no row is over it. */
  readonly edge: 'before' | 'after' | undefined;
}

/** Makes a row of a list draggable, and a drop target for others. */
export const useRowDrag = (
  index: number,
  onMove: (from: number, to: number) => void,
  isTouched: RefObject<boolean>,
): RowDrag => {
  const ref = useRef<HTMLElement>(null);
  const [dragging, setDragging] = useState(false);
  const [edge, setEdge] = useState<RowDrag['edge']>();
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return combine(
      draggable({
        element,
        canDrag: () => !isTouched.current,
        getInitialData: () => ({ kind, index }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['kind'] === kind,
        onDragEnter: ({ source }) => setEdge(edgeFrom(source.data['index'], index)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ source }) => {
          setEdge(undefined);
          const from = source.data['index'];
          if (typeof from === 'number') move.current(from, index);
        },
      }),
    );
  }, [index, isTouched]);
  return { ref, dragging, edge };
};

const edgeFrom = (from: unknown, to: number): RowDrag['edge'] =>
  typeof from !== 'number' || from === to ? undefined : from > to ? 'before' : 'after';
