import { useLayoutEffect, useRef, useState } from 'react';
import { moveItem } from '#shared/kernel/list-order.ts';

interface ListOrderOptions<Item> {
  readonly items: readonly Item[];
  /** Stores the new order. */
  readonly onOrder: (ids: string[]) => void;
  /** What is announced to screen readers after a move. */
  readonly announcementOf: (item: Item, place: number) => string;
}

/** Moves the rows of a list by dragging or by keys. Each move is announced, and the pressed button keeps the focus. */
export const useListOrder = <Item extends { readonly id: string }>({
  items,
  onOrder,
  announcementOf,
}: ListOrderOptions<Item>) => {
  const [announced, setAnnounced] = useState('');
  const pressed = useRef<string>(undefined);

  // Before the next key: an effect that runs later may run for an earlier render, before the row has moved.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    document.querySelector<HTMLElement>(`[data-step="${pressed.current}"]`)?.focus();
    pressed.current = undefined;
  });

  const move = (from: number, to: number): void => {
    const next = moveItem(items, from, to);
    const item = items[from];
    if (next === items || !item) return;
    onOrder(next.map(({ id }) => id));
    setAnnounced(announcementOf(item, to + 1));
  };
  const step = (index: number, direction: 'up' | 'down'): void => {
    pressed.current = `${direction} ${items[index]?.id}`;
    move(index, direction === 'up' ? index - 1 : index + 1);
  };
  return { move, step, announced };
};
