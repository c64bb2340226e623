import { useEffect, useRef } from 'react';

interface Kept {
  readonly id: string;
  readonly resourceId: string | undefined;
}

/**
 * Returns a function that keeps the keyboard focus on a booking, given its id and the column that it was dropped in:
 * whenever it is rendered in another place, the focus moves there, until the next key or press of the pointer.
 */
export const useKeptFocus = (): ((id: string, resourceId: string | undefined) => void) => {
  const kept = useRef<Kept>(undefined);
  // After every render, because an event that is rendered in another column loses the focus.
  useEffect(() => focusOn(kept.current));
  useEffect(() => {
    const release = (): void => {
      kept.current = undefined;
    };
    document.addEventListener('keydown', release, true);
    document.addEventListener('pointerdown', release, true);
    return () => {
      document.removeEventListener('keydown', release, true);
      document.removeEventListener('pointerdown', release, true);
    };
  }, []);
  return (id, resourceId) => {
    kept.current = { id, resourceId };
    requestAnimationFrame(() => focusOn(kept.current));
  };
};

/** In the day by resources a session may be in several columns. */
const focusOn = (kept: Kept | undefined): void => {
  if (!kept || document.activeElement !== document.body) return;
  const chip = `[data-event="${kept.id}"]`;
  const inColumn = document.querySelector<HTMLElement>(`[data-drop-resource="${kept.resourceId}"] ${chip}`);
  (inColumn ?? document.querySelector<HTMLElement>(chip))?.focus();
};
