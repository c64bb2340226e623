import type { DialogHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { openDialogs } from './open-dialogs.ts';
import { openModal, stopsOf } from './open-modal.ts';

interface ModalDialogProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open' | 'onClose' | 'onCancel'> {
  /** Called on Escape. The owner closes the dialog or leaves it open. */
  readonly onDismiss: () => void;
  /** Whether a click outside dismisses it too. */
  readonly light?: boolean;
  readonly children: ReactNode;
}

/**
 * The browser's native modal dialog, open while it is rendered. The page behind it is inert, Tab stays inside, and
 * closing it restores the focus.
 */
export const ModalDialog = ({ onDismiss, light = false, children, ...rest }: ModalDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const lastFocus = useRef<HTMLElement>(null);
  // A layout effect, so that the dialog opens in the same frame as the click.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const close = openModal(element);
    openDialogs.add(element);
    return () => {
      openDialogs.remove(element);
      close();
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- keeps Tab inside, as a modal must; Escape is the keyboard equivalent of a click outside
    <dialog
      {...rest}
      ref={dialog}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onDismiss();
      }}
      onClose={(event) => {
        if (event.target !== dialog.current) return;
        reopen(dialog.current, lastFocus.current);
        onDismiss();
      }}
      onFocus={(event) => {
        lastFocus.current = event.target;
      }}
      onKeyDown={(event) => keepFocusInside(event, dialog.current)}
      onClick={(event) => light && event.target === dialog.current && onDismiss()}
    >
      {children}
    </dialog>
  );
};

// The browser closes a dialog on a second Escape in a row without a cancelable event. The owner decides whether it
// closes.
const reopen = (dialog: HTMLDialogElement, focused: HTMLElement | null): void => {
  dialog.showModal();
  focused?.focus();
};

// A native modal makes the page behind it inert, but Tab can still reach the browser's own controls.
const keepFocusInside = (event: KeyboardEvent, dialog: HTMLDialogElement | null): void => {
  if (event.key !== 'Tab' || !dialog) return;
  const stops = stopsOf(dialog);
  const [present, edge] = [document.activeElement, event.shiftKey ? stops[0] : stops.at(-1)];
  // The heading has the initial focus and is not a tab stop: Shift+Tab from it wraps to the last one too.
  const beyond = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const isBeyond = present !== null && edge !== undefined && (edge.compareDocumentPosition(present) & beyond) !== 0;
  if (present !== edge && present !== dialog && !isBeyond) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
};
