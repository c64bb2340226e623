import type { RefObject } from 'react';
import { type Point, scrollStep, usePointerDrag } from '#shared/web/admin/drag/use-pointer-drag.ts';
import type { Phase } from '../../../domain/phases.ts';
import type { Carrying } from './use-carrying.ts';

/**
 * Carrying a card to another column by mouse or finger; near the edges the board scrolls. The position of the pointer is
 * in --pointer-x and --pointer-y.
 */
export const useCardDrag = (board: RefObject<HTMLElement | null>, carrying: Carrying): void =>
  usePointerDrag(board, (press, pressed) => {
    const element = board.current;
    const id = pressed.closest<HTMLElement>('[data-contact]')?.dataset['contact'];
    // The button of its menu does not pick up a card.
    if (!element || id === undefined || pressed.closest('[aria-haspopup]')) return undefined;
    const isMouse = press.pointerType === 'mouse';
    const goTo = ({ x, y }: Point): void => {
      element.style.setProperty('--pointer-x', `${x}px`);
      element.style.setProperty('--pointer-y', `${y}px`);
    };
    const look = (at: Point): void => {
      const phase = phaseUnder(element, at, isMouse) ?? carrying.carried()?.contact.phase;
      if (phase) carrying.moveOver(phase);
    };
    return {
      lift: (at) => {
        if (!isMouse) navigator.vibrate?.(12);
        goTo(at);
        carrying.pickUp(id, 'pointer');
      },
      over: (at, frames) => {
        const { left, right } = element.getBoundingClientRect();
        goTo(at);
        element.scrollLeft += frames * scrollStep(at.x, left, right);
        look(at);
      },
      drop: (at) => {
        look(at);
        carrying.putDown();
      },
      cancel: carrying.letGo,
    };
  });

/**
 * The column under the pointer. Of a finger it is the one nearest to it sideways: at the edge of the board it is past the
 * last column, in the padding.
 */
const phaseUnder = (board: HTMLElement, { x, y }: Point, isMouse: boolean): Phase | undefined => {
  const columns = [...board.querySelectorAll<HTMLElement>('[data-phase]')].map((column) => {
    const { left, right, top, bottom } = column.getBoundingClientRect();
    return { column, aside: Math.max(left - x, x - right, 0), isAboveOrBelow: y < top || y > bottom };
  });
  const nearest = columns.toSorted((a, b) => a.aside - b.aside)[0];
  if (!nearest || (isMouse && (nearest.aside > 0 || nearest.isAboveOrBelow))) return undefined;
  return nearest.column.dataset['phase'] as Phase | undefined;
};
