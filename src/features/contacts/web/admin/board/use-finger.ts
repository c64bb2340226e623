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
    if (!element) return undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    let [start, at]: [Point, Point] = [nowhere, nowhere];
    const isCarrying = (): boolean => carrying.carried()?.by === 'finger';

    const goTo = (point: Point): void => {
      at = point;
      element.style.setProperty('--finger-x', `${at.x}px`);
      element.style.setProperty('--finger-y', `${at.y}px`);
    };
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
    const end = (): void => {
      clearTimeout(resting);
      cancelAnimationFrame(frame);
      resting = undefined;
    };

    const onStart = (event: TouchEvent): void => {
      const [finger] = event.touches;
      const target = event.target as HTMLElement;
      const card = target.closest<HTMLElement>('[data-contact]');
      // A second finger cancels carrying.
      if (!finger || event.touches.length > 1) {
        end();
        return carrying.letGo();
      }
      if (!card || target.closest('[aria-haspopup]')) return;
      start = pointOf(finger);
      goTo(start);
      resting = setTimeout(() => {
        navigator.vibrate?.(12);
        carrying.pickUp(card.dataset['contact'] ?? '', 'finger');
        frame = requestAnimationFrame(comeAlong);
      }, restFor);
    };
    const onMove = (event: TouchEvent): void => {
      const [finger] = event.touches;
      if (!finger) return;
      goTo(pointOf(finger));
      if (isCarrying()) event.preventDefault();
      else if (Math.hypot(at.x - start.x, at.y - start.y) > tremble) end();
    };
    const onEnd = (event: TouchEvent): void => {
      end();
      if (!isCarrying()) return;
      // Do not trigger a click as well.
      event.preventDefault();
      look();
      carrying.putDown();
    };
    const onCancel = (): void => {
      end();
      if (isCarrying()) carrying.letGo();
    };
    const onContextMenu = (event: Event): void => {
      if (resting !== undefined) event.preventDefault();
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('touchend', onEnd, { passive: false });
    element.addEventListener('touchcancel', onCancel);
    element.addEventListener('contextmenu', onContextMenu);
    return () => {
      end();
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', onCancel);
      element.removeEventListener('contextmenu', onContextMenu);
    };
  }, [board, carrying]);
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
