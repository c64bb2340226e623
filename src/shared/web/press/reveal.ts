import { lastAct } from './press.ts';

/**
 * Scrolls an element into view: smoothly, or at once with prefers-reduced-motion. `act`: what it follows from
 * (`lastAct`); if somebody has acted since, nothing scrolls, because the page would move under the next press. Returns
 * whether it scrolls.
 */
export const reveal = (element: Element | null, block: ScrollLogicalPosition, act: number): boolean => {
  if (!element || act !== lastAct()) return false;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: isCalm ? 'auto' : 'smooth' });
  if (!isCalm) addEventListener('pointerdown', stopScrolling, { capture: true, once: true });
  return true;
};

/** Ends smooth scrolling where it is. */
const stopScrolling = (): void => scrollBy({ top: 0, behavior: 'instant' });
