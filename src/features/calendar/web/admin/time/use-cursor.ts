import { useState } from 'react';
import type { WallRange } from '../../../domain/day-layout.ts';
import { step } from '../../../domain/move.ts';
import type { DayHours } from '../session/use-hours.ts';

/** A quarter of an hour in one of the columns. */
export interface Cursor {
  readonly column: number;
  /** Minutes since midnight. */
  readonly minute: number;
}

/** The keyboard cursor of the grid: a single tab stop, moved by arrow keys. */
export const useCursor = (columns: readonly { readonly hours: DayHours | undefined }[], range: WallRange) => {
  const [moved, setMoved] = useState<Cursor>();
  const first = { column: 0, minute: columns[0]?.hours?.open?.from ?? Math.max(range.from, 9 * 60) };
  const wanted = moved ?? first;
  const cursor = {
    column: Math.min(wanted.column, columns.length - 1),
    minute: Math.max(range.from, Math.min(range.to - step, wanted.minute)),
  };
  return {
    /** Returns the minute of the cursor if it is in this column. */
    at: (column: number): number | undefined => (column === cursor.column ? cursor.minute : undefined),
    moveTo: setMoved,
  };
};

/** Returns the cursor after a key: a quarter up or down, an hour, a column; undefined for any other key. */
export const cursorByKey = ({ column, minute }: Cursor, key: string, columns: number): Cursor | undefined => {
  const to = (byColumn: number, byMinutes: number): Cursor => ({
    column: Math.max(0, Math.min(columns - 1, column + byColumn)),
    minute: minute + byMinutes,
  });
  switch (key) {
    case 'ArrowUp':
      return to(0, -step);
    case 'ArrowDown':
      return to(0, step);
    case 'ArrowLeft':
      return to(-1, 0);
    case 'ArrowRight':
      return to(1, 0);
    case 'PageUp':
      return to(0, -60);
    case 'PageDown':
      return to(0, 60);
    default:
      return undefined;
  }
};
