import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** A position in the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is dragged. */
export interface Drag {
  /** Called when dragging begins. */
  readonly lift: (at: Point) => void;
  /** Called once per frame while it is dragged; `frames` is the time since the last call, in frames of a usual display. */
  readonly over: (at: Point, frames: number) => void;
  readonly drop: (at: Point) => void;
  /** Called instead of `drop` on Escape, a second finger, or when the browser takes the pointer away. */
  readonly cancel: () => void;
  /** Whether a finger drags it at once, because it was pressed on a handle that does not scroll. */
  readonly isHandle?: boolean;
}

/** How far a mouse must move before it drags, and how far a finger may move while it rests; pixels. */
const slack = { mouse: 6, finger: 10 };
/** How long a finger rests before it picks something up; a shorter touch scrolls or taps. Milliseconds. */
const rest = 350;
/** The duration of a usual frame in milliseconds, and the most frames that a slow one counts as. */
const usual = 1000 / 60;
const most = 12;

/**
 * Drags by mouse, finger and pen, with one set of listeners on the area. `start` is called on a press and returns what
 * would be dragged from there; undefined if nothing would. Keyboard users move things by keys of their own.
 */
export const usePointerDrag = (
  area: RefObject<HTMLElement | null>,
  start: (press: PointerEvent, pressed: Element) => Drag | undefined,
): void => {
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let running: Running | undefined;
    const down = (press: PointerEvent): void => {
      if (running?.isLifted()) return press.isPrimary ? undefined : running.cancel();
      if (press.button !== 0 || !press.isPrimary || !(press.target instanceof Element)) return;
      const drag = latest.current(press, press.target);
      running?.cancel();
      running = drag && follow(press, drag);
    };
    // A finger that drags must not scroll. The listener is added at the start: once scrolling begins it is too late.
    const still = (touch: TouchEvent): void => {
      if (running?.isLifted() && touch.cancelable) touch.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('touchmove', still, { passive: false });
    return () => {
      running?.cancel();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('touchmove', still);
    };
  }, [area]);
};

interface Running {
  readonly isLifted: () => boolean;
  readonly cancel: () => void;
}

/** Follows one pointer from press to release. */
const follow = (press: PointerEvent, drag: Drag): Running => {
  const isMouse = press.pointerType === 'mouse';
  const listening = new AbortController();
  let at: Point = { x: press.clientX, y: press.clientY };
  let isLifted = false;
  let frame = 0;
  // Once per frame, however many pointer events there are.
  let last = 0;
  const step = (now: number): void => {
    drag.over(at, last === 0 ? 1 : Math.min(most, (now - last) / usual));
    last = now;
    frame = requestAnimationFrame(step);
  };
  const lift = (): void => {
    isLifted = true;
    document.documentElement.dataset['dragging'] = '';
    getSelection()?.removeAllRanges();
    drag.lift(at);
    frame = requestAnimationFrame(step);
  };
  const timer = isMouse || drag.isHandle ? 0 : window.setTimeout(lift, rest);
  /** Returns whether it was dragged. */
  const end = (): boolean => {
    const wasLifted = isLifted;
    isLifted = false;
    listening.abort();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    if (wasLifted) delete document.documentElement.dataset['dragging'];
    return wasLifted;
  };
  const cancel = (): void => {
    if (end()) drag.cancel();
  };
  const listen = <K extends keyof WindowEventMap>(type: K, handler: (event: WindowEventMap[K]) => void): void =>
    addEventListener(type, handler, { signal: listening.signal, capture: true });

  listen('pointermove', (pointer) => {
    if (pointer.pointerId !== press.pointerId) return;
    at = { x: pointer.clientX, y: pointer.clientY };
    if (isLifted || Math.hypot(at.x - press.clientX, at.y - press.clientY) < slack[isMouse ? 'mouse' : 'finger'])
      return;
    if (isMouse || drag.isHandle) lift();
    else end();
  });
  listen('pointerup', (pointer) => {
    if (pointer.pointerId !== press.pointerId || !end()) return;
    swallowClick();
    drag.drop({ x: pointer.clientX, y: pointer.clientY });
  });
  listen('pointercancel', (pointer) => pointer.pointerId === press.pointerId && cancel());
  listen('blur', (left) => left.target === window && cancel());
  listen('contextmenu', (menu) => isLifted && menu.preventDefault());
  listen('keydown', (key) => {
    if (!isLifted || key.key !== 'Escape') return;
    key.preventDefault();
    key.stopPropagation();
    cancel();
    // The pointer is still pressed; its release must not click.
    addEventListener('pointerup', swallowClick, { capture: true, once: true });
  });
  return { isLifted: () => isLifted, cancel };
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

/** The distance to an edge at which it scrolls, in pixels, and the maximum speed, in pixels per frame. */
const edge = 56;
const fastest = 14;

/** How far to scroll per usual frame when the pointer is near the start or the end of what scrolls; faster at the edge. */
export const scrollStep = (at: number, start: number, end: number): number => {
  const [beforeStart, beforeEnd] = [start + edge - at, at - (end - edge)];
  const nearest = Math.max(beforeStart, beforeEnd);
  if (nearest <= 0) return 0;
  const speed = Math.ceil(Math.min(1, nearest / edge) * fastest);
  return beforeStart > beforeEnd ? -speed : speed;
};

/** Scrolls the window up or down near its edges. */
export const scrollWindow = ({ y }: Point, frames: number): void => {
  const top = frames * scrollStep(y, 0, innerHeight);
  if (top !== 0) scrollBy({ top, behavior: 'instant' });
};
