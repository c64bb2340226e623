import type { RefObject } from 'react';
import { useEffect } from 'react';
import type { Phase } from '../../../domain/phases.ts';
import type { Carrying } from './use-carrying.ts';

/** How long a finger must rest on a card to pick it up, in ms: shorter than the browser's own long press. */
const restFor = 350;
/** How far the finger may move meanwhile, in pixels. */
const tremble = 10;
/**
 * The distance to the edge at which the board starts to scroll, in pixels, and its maximum speed, in pixels per frame.
 */
const edge = 56;
const fastest = 14;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Carrying by touch: a finger that rests on a card picks it up and carries it to another column; near the edges the
 * board scrolls. A finger that moves at once scrolls as usual. Its position is in --finger-x and --finger-y.
 */
export const useFinger = (board: RefObject<HTMLElement | null>, carrying: Carrying): void => {
  useEffect(() => {
    const element = board.current;
    return element ? listen(element, fingerOver(element, carrying), carrying) : undefined;
  }, [board, carrying]);
};

/** The place of the finger over the board, and the scrolling of the board while it carries. */
const fingerOver = (element: HTMLElement, carrying: Carrying) => {
  let at = nowhere;
  let frame = 0;
  // A position above or below a column counts as that column.
  const look = (): void => {
    const columns = [...element.querySelectorAll<HTMLElement>('[data-phase]')];
    const column = columns.find((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left <= at.x && at.x <= right;
    });
    if (column) carrying.moveOver(column.dataset['phase'] as Phase);
  };
  const comeAlong = (): void => {
    const { left, right } = element.getBoundingClientRect();
    element.scrollLeft += speedAt(at.x, left, right);
    look();
    frame = requestAnimationFrame(comeAlong);
  };
  return {
    goTo: (point: Point): void => {
      at = point;
      element.style.setProperty('--finger-x', `${at.x}px`);
      element.style.setProperty('--finger-y', `${at.y}px`);
    },
    look,
    comeAlong: () => {
      frame = requestAnimationFrame(comeAlong);
    },
    stay: () => cancelAnimationFrame(frame),
  };
};

const listen = (element: HTMLElement, finger: ReturnType<typeof fingerOver>, carrying: Carrying): (() => void) => {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let start = nowhere;
  const listening = new AbortController();
  const { signal } = listening;
  const isCarrying = (): boolean => carrying.carried()?.by === 'finger';
  const end = (): void => {
    clearTimeout(resting);
    finger.stay();
    resting = undefined;
  };
  const onStart = (event: TouchEvent): void => {
    const [touch] = event.touches;
    const card = cardUnder(event);
    // A second finger cancels carrying.
    if (!touch || event.touches.length > 1) {
      end();
      return carrying.letGo();
    }
    if (!card) return;
    start = pointOf(touch);
    finger.goTo(start);
    resting = setTimeout(() => {
      navigator.vibrate?.(12);
      carrying.pickUp(card.dataset['contact'] ?? '', 'finger');
      finger.comeAlong();
    }, restFor);
  };
  const onMove = (event: TouchEvent): void => {
    const [touch] = event.touches;
    if (!touch) return;
    const at = pointOf(touch);
    finger.goTo(at);
    if (isCarrying()) event.preventDefault();
    else if (Math.hypot(at.x - start.x, at.y - start.y) > tremble) end();
  };
  const onEnd = (event: TouchEvent): void => {
    end();
    if (!isCarrying()) return;
    // Do not trigger a click as well.
    event.preventDefault();
    finger.look();
    carrying.putDown();
  };
  const onCancel = (): void => {
    end();
    if (isCarrying()) carrying.letGo();
  };
  element.addEventListener('touchstart', onStart, { passive: true, signal });
  element.addEventListener('touchmove', onMove, { passive: false, signal });
  element.addEventListener('touchend', onEnd, { passive: false, signal });
  element.addEventListener('touchcancel', onCancel, { signal });
  element.addEventListener('contextmenu', (event) => resting !== undefined && event.preventDefault(), { signal });
  return () => {
    end();
    listening.abort();
  };
};

/** The card that a touch may pick up: none on the button of its menu. */
const cardUnder = ({ target }: TouchEvent): HTMLElement | null => {
  const element = target as HTMLElement;
  return element.closest('[aria-haspopup]') ? null : element.closest<HTMLElement>('[data-contact]');
};

const nowhere: Point = { x: 0, y: 0 };
const pointOf = ({ clientX, clientY }: Touch): Point => ({ x: clientX, y: clientY });

/** The speed increases towards the edge. */
const speedAt = (x: number, left: number, right: number): number => {
  const [beforeLeft, beforeRight] = [left + edge - x, x - (right - edge)];
  const nearest = Math.max(beforeLeft, beforeRight);
  if (nearest <= 0) return 0;
  const speed = Math.min(1, nearest / edge) * fastest;
  return beforeLeft > beforeRight ? -speed : speed;
};
