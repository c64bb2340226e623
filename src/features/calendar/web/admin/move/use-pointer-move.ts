import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { placeOf, snapped, type Target } from '../../../domain/move.ts';
import type { TimedEvent } from '../use-calendar.ts';
import { moving } from './moving.ts';

/** How far a mouse must move before it drags, and how far a finger may move while it presses; pixels. */
const slack = 6;
/** How long a finger presses before it picks up an event; a shorter touch scrolls or taps. Milliseconds. */
const press = 350;
/** The distance to the edge of the window at which dragging scrolls it; pixels. */
const edge = 56;
const scrollStep = 14;

interface PointerMove {
  readonly find: (id: string) => TimedEvent | undefined;
  readonly onDrop: (event: TimedEvent, target: Target) => void;
}

/**
 * Drags bookings by mouse, finger and pen, with one set of listeners on the whole grid, the same for every kind of
 * pointer. Draggable elements have data-movable, drop targets data-drop-date; data-drop-from and data-pixels where the
 * height determines the time.
 */
export const usePointerMove = (grid: RefObject<HTMLElement | null>, { find, onDrop }: PointerMove): void => {
  const latest = useRef({ find, onDrop });
  useEffect(() => {
    latest.current = { find, onDrop };
  });
  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    let end: (() => void) | undefined;
    const down = (pointer: PointerEvent): void => {
      const chip = (pointer.target as Element).closest<HTMLElement>('[data-movable]');
      const event = chip && latest.current.find(chip.dataset['event'] ?? '');
      if (!chip || !event || pointer.button !== 0 || !pointer.isPrimary || moving.get()) return;
      end = follow(pointer, chip, event, (target) => latest.current.onDrop(event, target));
    };
    // A finger that drags must not scroll. The listener is added at the start: once scrolling begins it is too late.
    const still = (touch: TouchEvent): void => {
      if (moving.get()?.by === 'pointer' && touch.cancelable) touch.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('touchmove', still, { passive: false });
    return () => {
      end?.();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('touchmove', still);
    };
  }, [grid]);
};

/** Follows one pointer from press to release. Returns a function that stops it early. */
const follow = (
  first: PointerEvent,
  chip: HTMLElement,
  event: TimedEvent,
  drop: (target: Target) => void,
): (() => void) => {
  const box = chip.getBoundingClientRect();
  const grip = { y: first.clientY - box.top, reachesUp: chip.dataset['segment'] };
  const lifted = lifting({ x: first.clientX, y: first.clientY }, grip.y, event);
  const listening = new AbortController();
  const { signal } = listening;
  const timer = first.pointerType === 'mouse' ? 0 : window.setTimeout(lifted.lift, press);
  const finish = (): void => {
    listening.abort();
    clearTimeout(timer);
    lifted.stop();
  };
  const giveUp = (): void => {
    finish();
    if (lifted.is()) moving.set(undefined);
  };
  const listen = <K extends keyof WindowEventMap>(type: K, handler: (event: WindowEventMap[K]) => void): void =>
    addEventListener(type, handler, { signal, capture: true });

  listen('pointermove', (pointer) => {
    if (pointer.pointerId !== first.pointerId) return;
    const at = { x: pointer.clientX, y: pointer.clientY };
    lifted.goTo(at);
    if (lifted.is() || Math.hypot(at.x - first.clientX, at.y - first.clientY) < slack) return;
    if (first.pointerType === 'mouse') lifted.lift();
    else finish();
  });
  listen('pointerup', (pointer) => {
    if (pointer.pointerId !== first.pointerId) return;
    finish();
    if (!lifted.is()) return;
    swallowClick();
    const target = targetUnder({ x: pointer.clientX, y: pointer.clientY }, grip.y, event);
    if (target) drop(target);
    else moving.set(undefined);
  });
  listen('pointercancel', (pointer) => pointer.pointerId === first.pointerId && giveUp());
  listen('blur', (left) => left.target === window && giveUp());
  listen('contextmenu', (menu) => lifted.is() && menu.preventDefault());
  listen('keydown', (key) => {
    if (!lifted.is() || key.key !== 'Escape') return;
    key.preventDefault();
    key.stopPropagation();
    swallowClick();
    giveUp();
  });
  return giveUp;
};

/** A lifted event: its target follows the pointer, and the window scrolls near its edges. */
const lifting = (start: { readonly x: number; readonly y: number }, gripY: number, event: TimedEvent) => {
  let at = start;
  let isLifted = false;
  let frame = 0;
  // Once per frame, however many pointer events there are.
  const step = (): void => {
    const scroll = at.y < edge ? -scrollStep : at.y > innerHeight - edge ? scrollStep : 0;
    if (scroll !== 0) scrollBy({ top: scroll, behavior: 'instant' });
    const target = targetUnder(at, gripY, event);
    if (target) moving.set({ event, target, by: 'pointer' });
    frame = requestAnimationFrame(step);
  };
  return {
    is: () => isLifted,
    goTo: (point: typeof start): void => {
      at = point;
    },
    lift: (): void => {
      isLifted = true;
      document.documentElement.dataset['dragging'] = '';
      moving.set({
        event,
        target: targetUnder(at, gripY, event) ?? placeOf({ ...event.view, start: event.start }),
        by: 'pointer',
      });
      frame = requestAnimationFrame(step);
    },
    stop: (): void => {
      cancelAnimationFrame(frame);
      delete document.documentElement.dataset['dragging'];
    },
  };
};

/** Suppresses the click that the browser fires after the release. */
const swallowClick = (): void => {
  const swallow = (click: MouseEvent): void => {
    click.preventDefault();
    click.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
};

/**
 * The place under the pointer: a day and, where the height determines the time, the quarter of an hour at which the
 * session would start.
 */
const targetUnder = ({ x, y }: { x: number; y: number }, gripY: number, event: TimedEvent): Target | undefined => {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop-date]');
  if (!place) return undefined;
  const { dropDate: date = '', dropPhotographer, dropFrom, pixels } = place.dataset;
  const own = placeOf({ start: event.start, photographer_id: event.view.photographer_id });
  const photographer_id = dropPhotographer || own.photographer_id;
  if (dropFrom === undefined) return { date, minute: own.minute, photographer_id };
  const top = y - gripY - place.getBoundingClientRect().top;
  return { date, minute: snapped(Number(dropFrom) + top / Number(pixels)), photographer_id };
};
