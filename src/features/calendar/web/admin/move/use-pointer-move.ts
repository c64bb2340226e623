import type { RefObject } from 'react';
import { type Point, scrollWindow, usePointerDrag } from '#shared/web/admin/drag/use-pointer-drag.ts';
import { placeOf, snapped, type Target } from '../../../domain/move.ts';
import type { TimedEvent } from '../use-calendar.ts';
import { moving } from './moving.ts';

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
    const own = placeOf({ ...event.view, start: event.start });
    return {
      lift: (at) => moving.set({ event, target: targetUnder(at, gripY, event) ?? own, by: 'pointer' }),
      over: (at, frames) => {
        scrollWindow(at, frames);
        const target = targetUnder(at, gripY, event);
        if (target) moving.set({ event, target, by: 'pointer' });
      },
      drop: (at) => {
        const target = targetUnder(at, gripY, event);
        if (target) onDrop(event, target);
        else moving.set(undefined);
      },
      cancel: () => moving.set(undefined),
    };
  });

/**
 * The place under the pointer: a day and, where the height determines the time, the quarter of an hour at which the
 * session would start.
 */
const targetUnder = ({ x, y }: Point, gripY: number, event: TimedEvent): Target | undefined => {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop-date]');
  if (!place) return undefined;
  const { dropDate: date = '', dropPhotographer, dropFrom, pixels } = place.dataset;
  const own = placeOf({ start: event.start, photographer_id: event.view.photographer_id });
  const photographer_id = dropPhotographer || own.photographer_id;
  if (dropFrom === undefined) return { date, minute: own.minute, photographer_id };
  const top = y - gripY - place.getBoundingClientRect().top;
  return { date, minute: snapped(Number(dropFrom) + top / Number(pixels)), photographer_id };
};
