import type { KeyboardEvent } from 'react';
import { useMemo } from 'react';
import { phases } from '../../../domain/phases.ts';
import type { Carrying } from './use-carrying.ts';

/**
 * Keyboard control of the board: the arrow keys move between cards, Enter opens one, Space picks it up. Then left and
 * right choose the column, Space or Enter drops the card, and Escape leaves it where it was.
 */
export const useBoardKeys = (carrying: Carrying, follow: (contactId: string) => void) =>
  useMemo(() => {
    const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
      const name = (event.target as HTMLElement).closest<HTMLElement>('[data-opens]');
      if (!name || event.ctrlKey || event.altKey || event.metaKey) return;
      const act = (carrying.carried() ? whileCarrying : whileWalking)[event.key];
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act(name, event.currentTarget);
    };
    const steer = (by: 1 | -1) => (_: HTMLElement, board: HTMLElement) => {
      const over = carrying.carried()?.over;
      const next = over && phases[phases.indexOf(over) + by];
      if (!next) return;
      carrying.moveOver(next);
      board.querySelector(`[data-phase="${next}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    const putDown = (): void => {
      const id = carrying.carried()?.contact.id;
      carrying.putDown();
      if (id !== undefined) follow(id);
    };
    const whileCarrying: Keys = {
      ArrowLeft: steer(-1),
      ArrowRight: steer(1),
      ArrowUp: () => undefined,
      ArrowDown: () => undefined,
      ' ': putDown,
      Enter: putDown,
      Escape: carrying.letGo,
    };
    const whileWalking: Keys = {
      ArrowUp: (name) => focusIn(cardOf(name)?.previousElementSibling),
      ArrowDown: (name) => focusIn(cardOf(name)?.nextElementSibling),
      ArrowLeft: (name) => focusIn(beside(name, -1)),
      ArrowRight: (name) => focusIn(beside(name, 1)),
      ' ': (name) => carrying.pickUp(name.dataset['opens'] ?? '', 'keyboard'),
    };
    return {
      onKeyDown,
      // Space never activates the button here, in any browser.
      onKeyUp: (event: KeyboardEvent<HTMLElement>): void => {
        if (event.key === ' ' && (event.target as HTMLElement).closest('[data-opens]')) event.preventDefault();
      },
      // Moving the focus elsewhere cancels carrying.
      onBlur: (): void => {
        if (carrying.carried()?.by === 'keyboard') carrying.letGo();
      },
    };
  }, [carrying, follow]);

type Keys = Readonly<Record<string, (name: HTMLElement, board: HTMLElement) => void>>;

const cardOf = (name: Element): Element | null => name.closest('[data-contact]');

const focusIn = (card: Element | null | undefined): void => card?.querySelector<HTMLElement>('[data-opens]')?.focus();

/** The card at about the same height in the next column that is not empty. */
const beside = (name: HTMLElement, by: 1 | -1): Element | undefined => {
  const step = by === 1 ? 'nextElementSibling' : 'previousElementSibling';
  const { top } = name.getBoundingClientRect();
  for (let column = name.closest('[data-phase]')?.[step]; column; column = column[step]) {
    const cards = [...column.querySelectorAll('[data-contact]')];
    if (cards.length > 0) return cards.find((card) => card.getBoundingClientRect().bottom > top) ?? cards.at(-1);
  }
  return undefined;
};
