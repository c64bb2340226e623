import type { KeyboardEvent } from 'react';
import { type Reach, type Target, targetByKey } from '../../../domain/move.ts';
import type { TimedEvent } from '../use-calendar.ts';
import { type Moving, moving } from './moving.ts';
import { targetIn } from './target-in.ts';

interface KeyMove {
  readonly find: (id: string) => TimedEvent | undefined;
  readonly reach: Reach;
  readonly onDrop: (event: TimedEvent, target: Target) => void;
  readonly onCancel: () => void;
}

/** Moves the focused booking by keyboard: M picks it up, arrow keys move it, Enter drops it, Escape cancels. */
export const keyMove =
  (move: KeyMove) =>
  (key: KeyboardEvent<HTMLElement>): void => {
    const held = moving.get();
    if (!held) lift(key, move);
    else if (held.by === 'keys') carry(key, held, move);
  };

const lift = (key: KeyboardEvent<HTMLElement>, { find }: KeyMove): void => {
  // By the position of the key, so that it works on a Russian keyboard.
  if (key.code !== 'KeyM' || key.ctrlKey || key.altKey || key.metaKey) return;
  const chip = (key.target as HTMLElement).closest<HTMLElement>('[data-movable]');
  const event = chip && find(chip.dataset['event'] ?? '');
  if (!event) return;
  key.preventDefault();
  const from = targetIn(chip, event);
  moving.set({ event, from, target: from, by: 'keys' });
};

const carry = (key: KeyboardEvent<HTMLElement>, held: Moving, { reach, onDrop, onCancel }: KeyMove): void => {
  if (key.key === 'Tab' || key.key === 'Escape') {
    // Tab still moves the focus, but this Escape must not also close a dialog.
    if (key.key === 'Escape') key.preventDefault();
    key.stopPropagation();
    moving.set(undefined);
    onCancel();
  } else if (key.key === 'Enter' || key.key === ' ') {
    key.preventDefault();
    onDrop(held.event, held.target);
  } else {
    const target = targetByKey(held.target, key.key, reach);
    if (!target) return;
    key.preventDefault();
    moving.set({ ...held, target });
  }
};
