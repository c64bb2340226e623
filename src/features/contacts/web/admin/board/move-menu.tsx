import type { KeyboardEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { placeBelow } from '#shared/web/admin/range/place-below.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { Contact } from '../../../contract.ts';
import { type Phase, phases } from '../../../domain/phases.ts';
import { boardTexts } from '../../../texts/board-handle.ts';
import { PhaseDot } from '../phase-badge.tsx';

interface MoveMenuProps {
  readonly contact: Contact;
  /** The button that opened the menu; the menu is placed beside it and returns the focus to it. */
  readonly button: HTMLElement;
  readonly onChoose: (phase: Phase, byKeyboard: boolean) => void;
  readonly onClose: () => void;
}

/** Moves a contact without dragging: by keyboard or by touch. */
export const MoveMenu = ({ contact, button, onChoose, onClose }: MoveMenuProps) => {
  const t = useTexts(boardTexts);
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    element.showPopover();
    placeBelow(element, button);
    element.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled])')?.focus();
    const move = (): void => placeBelow(element, button);
    addEventListener('resize', move);
    addEventListener('scroll', move, true);
    return () => {
      removeEventListener('resize', move);
      removeEventListener('scroll', move, true);
    };
  }, [button]);
  const close = (): void => {
    onClose();
    button.focus();
  };
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={t('menu.label', contact.name)}
      onToggle={(event) => event.newState === 'closed' && onClose()}
      onKeyDown={(event) => onKey(event, menu.current, close)}
      className="fixed m-0 w-60 rounded-card border border-line bg-raised p-1.5 text-ink shadow-raised"
    >
      <p aria-hidden="true" className="px-2 pt-1 pb-1.5 text-sm text-muted">
        {t('menu.title')}
      </p>
      {phases.map((phase) => {
        const isThere = phase === contact.phase;
        return (
          <button
            key={phase}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={isThere || undefined}
            onClick={(event) => {
              if (isThere) return;
              close();
              // A click by keyboard has no position.
              onChoose(phase, event.detail === 0);
            }}
            className="flex min-h-control w-full cursor-pointer items-center gap-2.5 rounded-field px-2 text-left hover:bg-accent-soft focus:bg-accent-soft focus-visible:outline-offset-0 aria-disabled:cursor-default aria-disabled:text-muted"
          >
            <PhaseDot phase={phase} />
            {t(`phase.${phase}`)}
            {isThere && <span className="ml-auto text-sm">{t('menu.here')}</span>}
          </button>
        );
      })}
    </div>
  );
};

const onKey = (event: KeyboardEvent, menu: HTMLElement | null, close: () => void): void => {
  const items = [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const goTo = (index: number): void => items.at(index % items.length)?.focus();
  const keys: Record<string, () => void> = {
    ArrowDown: () => goTo(at + 1),
    ArrowUp: () => goTo(at - 1),
    Home: () => goTo(0),
    End: () => goTo(-1),
    Escape: close,
    Tab: close,
  };
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
};
