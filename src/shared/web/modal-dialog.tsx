import type { DialogHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { openDialogs } from './open-dialogs.ts';
import { openModal, stopsOf } from './open-modal.ts';

interface ModalDialogProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open' | 'onClose' | 'onCancel'> {
  /** Escape was pressed; whoever shows the dialog takes it away, or leaves it where it is. */
  readonly onDismiss: () => void;
  /** Whether a press beside the dialog dismisses it too. */
  readonly light?: boolean;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog, shown for as long as it is rendered: what is behind cannot be reached, Tab stays
 * inside, and the focus goes back to where it came from.
 */
export const ModalDialog = ({ onDismiss, light = false, children, ...rest }: ModalDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const lastFocus = useRef<HTMLElement>(null);
  // A layout effect, because it shows the dialog with the press that asks for it.
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- keeps Tab inside, as a modal must; Escape is the key for the press beside it
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

// A second Escape in a row closes a dialog without an event that could be refused. Whether it goes is its owner's to say.
const reopen = (dialog: HTMLDialogElement, focused: HTMLElement | null): void => {
  dialog.showModal();
  focused?.focus();
};

// A native modal makes the page behind it inert, but lets Tab escape into the browser's own controls.
const keepFocusInside = (event: KeyboardEvent, dialog: HTMLDialogElement | null): void => {
  if (event.key !== 'Tab' || !dialog) return;
  const stops = stopsOf(dialog);
  const [present, edge] = [document.activeElement, event.shiftKey ? stops[0] : stops.at(-1)];
  // The heading has the focus at first and is no stop itself: from there, too, a step back is a step to the end.
  const beyond = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const isBeyond = present !== null && edge !== undefined && (edge.compareDocumentPosition(present) & beyond) !== 0;
  if (present !== edge && present !== dialog && !isBeyond) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
};
