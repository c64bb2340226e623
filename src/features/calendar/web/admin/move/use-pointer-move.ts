import type { RefObject } from 'react';
import { type Point, scrollWindow, usePointerDrag } from '#shared/web/admin/drag/use-pointer-drag.ts';
import { nearestQuarter, noResource, type Target } from '../../../domain/move.ts';
import type { TimedEvent } from '../use-calendar.ts';
import { moving } from './moving.ts';
import { targetIn } from './target-in.ts';

interface PointerMove {
  readonly find: (id: string) => TimedEvent | undefined;
  readonly onDrop: (event: TimedEvent, target: Target) => void;
}

/**
 * Drags bookings by mouse, finger and pen. Draggable elements have data-movable, drop targets data-drop-date;
 * data-drop-from and data-pixels where the height determines the time.
 */
export const usePointerMove = (grid: RefObject<HTMLElement | null>, { find, onDrop }: PointerMove): void =>
  usePointerDrag(grid, (press, pressed) => {
    const chip = pressed.closest<HTMLElement>('[data-movable]');
    const event = chip && find(chip.dataset['event'] ?? '');
    if (!chip || !event || moving.get()) return undefined;
    const gripY = press.clientY - chip.getBoundingClientRect().top;
    const from = targetIn(chip, event);
    return {
      lift: (at) => moving.set({ event, from, target: targetUnder(at, gripY, from) ?? from, by: 'pointer' }),
      over: (at, frames) => {
        scrollWindow(at, frames);
        const target = targetUnder(at, gripY, from);
        if (target) moving.set({ event, from, target, by: 'pointer' });
      },
      drop: (at) => {
        const target = targetUnder(at, gripY, from);
        if (target) onDrop(event, target);
        else moving.set(undefined);
      },
      cancel: () => moving.set(undefined),
    };
  });

/**
 * The target under the pointer: a day and, where the height determines the time, the quarter of an hour at which the
 * session would start.
 */
const targetUnder = ({ x, y }: Point, gripY: number, from: Target): Target | undefined => {
  const dropArea = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop-date]');
  if (!dropArea) return undefined;
  const { dropDate: date = '', dropPhotographer, dropResource, dropFrom, pixels } = dropArea.dataset;
  // A session with a resource cannot be moved to the column of those without one.
  if (dropResource === noResource && from.resource_id !== noResource) return undefined;
  const photographer_id = dropPhotographer || from.photographer_id;
  if (dropFrom === undefined) return { date, minute: from.minute, photographer_id };
  const top = y - gripY - dropArea.getBoundingClientRect().top;
  const minute = nearestQuarter(Number(dropFrom) + top / Number(pixels));
  return { date, minute, photographer_id, ...(dropResource !== undefined && { resource_id: dropResource }) };
};
