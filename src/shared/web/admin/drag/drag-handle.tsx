import { GripVertical } from 'lucide-react';

/**
 * The handle for dragging a row with a finger or a pen; with a mouse the whole row can be dragged. It is hidden from
 * screen readers, because the buttons beside it do the same from the keyboard.
 */
export const DragHandle = () => (
  <span
    aria-hidden="true"
    data-drag-handle=""
    className="-my-2.5 inline-flex min-h-control cursor-grab touch-none items-center justify-center text-muted opacity-60 select-none group-hover:opacity-100 max-sm:w-11 sm:pointer-coarse:w-11"
  >
    <GripVertical size={18} aria-hidden="true" />
  </span>
);
