import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of an element, near its top, in pixels of the window. */
export const topOf = (place: Locator, below = 60): Point => {
  const { left, top, width } = place.element().getBoundingClientRect();
  return { x: left + width / 2, y: top + below };
};

/** Presses an element with the mouse, carries it to a point and releases it there. */
export const dragByMouse = async (from: Locator, to: () => Point): Promise<void> => {
  await expect.element(from).toBeVisible();
  const pressed = from.element();
  const { left, top, width } = pressed.getBoundingClientRect();
  const start = { x: left + Math.min(20, width / 2), y: top + 4 };
  const say = (type: string, { x, y }: Point, target: EventTarget): boolean =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        clientX: x,
        clientY: y,
        isPrimary: true,
        pointerId: 1,
        pointerType: 'mouse',
        button: type === 'pointermove' ? -1 : 0,
        buttons: type === 'pointerup' ? 0 : 1,
      }),
    );
  say('pointerdown', start, pressed);
  say('pointermove', { x: start.x + 10, y: start.y + 4 }, pressed);
  await expect.poll(() => document.documentElement.dataset['dragging']).toBe('');
  const end = to();
  say('pointermove', end, pressed);
  await new Promise((resolve) => void requestAnimationFrame(resolve));
  say('pointerup', end, pressed);
};
