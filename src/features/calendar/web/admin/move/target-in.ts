import { type Target, targetOf } from '../../../domain/move.ts';
import type { TimedEvent } from '../use-calendar.ts';

/** The current target of a session: in the day by resources with the column that `element` is in. */
export const targetIn = (element: HTMLElement, { start, view }: TimedEvent): Target =>
  targetOf(
    { start, photographer_id: view.photographer_id },
    element.closest<HTMLElement>('[data-drop-resource]')?.dataset['dropResource'],
  );
