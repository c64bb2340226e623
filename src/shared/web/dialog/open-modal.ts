/**
 * Shows a dialog modally. Returns a function to call when the dialog is removed from the page; it restores the focus.
 *
 * Making a dialog modal makes the browser visit every element of the page, because all of them become inert. To avoid
 * that delay, the dialog is first shown in the top layer without being modal. It becomes modal after its first frame,
 * or before the first key or click, whichever comes first.
 */
export const openModal = (dialog: HTMLDialogElement): (() => void) => {
  appeared?.becomeModal();
  // React's strict mode runs the effect twice.
  dialog.popover = null;
  dialog.close();
  const opener = left ? left.find(isThere) : document.activeElement;
  // Over another modal dialog, or right after one was closed, the page is inert already.
  const isCheap = left !== undefined || document.querySelector('dialog:modal') !== null;
  left = undefined;
  if (!isCheap) keepRoomForScrollbar();
  // A hidden page renders no frames.
  if (isCheap || document.hidden || !('showPopover' in dialog)) showModal(dialog, firstFocus(dialog));
  else appeared = appear(dialog);
  return () => {
    if (appeared?.dialog === dialog) appeared.stopWaiting();
    giveFocusBack(opener);
  };
};

interface Appeared {
  readonly dialog: HTMLDialogElement;
  readonly becomeModal: () => void;
  readonly stopWaiting: () => void;
}

/** The dialog that is shown but not modal yet. */
let appeared: Appeared | undefined;

const appear = (dialog: HTMLDialogElement): Appeared => {
  dialog.popover = 'manual';
  focusing(firstFocus(dialog), () => dialog.showPopover());
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(becomeModal);
  });
  const stopWaiting = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const type of inputs) removeEventListener(type, onInput, { capture: true });
    appeared = undefined;
  };
  const becomeModal = (): void => {
    stopWaiting();
    const { activeElement } = document;
    // In one task, so that nothing is painted in between and the focus stays.
    dialog.popover = null;
    showModal(dialog, dialog.contains(activeElement) ? activeElement : null);
  };
  const onInput = (event: Event): void => {
    becomeModal();
    // Escape closes the dialog wherever the focus is.
    if (event instanceof KeyboardEvent && event.key === 'Escape') return;
    if (event.target instanceof Node && dialog.contains(event.target)) return;
    // The event was meant for an element that is now inert.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of inputs) addEventListener(type, onInput, { capture: true });
  return { dialog, becomeModal, stopWaiting };
};

const inputs = ['pointerdown', 'keydown'] as const;

const showModal = (dialog: HTMLDialogElement, focused: Element | null): void =>
  focusing(focused, () => dialog.showModal());

/** Shows a dialog so that the browser focuses this element, or selects one itself. */
const focusing = (element: Element | null, show: () => void): void => {
  element?.toggleAttribute('autofocus', true);
  show();
  element?.removeAttribute('autofocus');
};

const firstFocus = (dialog: HTMLDialogElement): Element | null =>
  dialog.querySelector('[data-first-focus="field"]') ?? dialog.querySelector('[data-first-focus]');

/** The focused elements before the dialogs that are being removed, the innermost first. */
let left: readonly (Element | null | undefined)[] | undefined;

/** Once the dialog is gone, unless another one replaces it or another element has taken the focus. */
const giveFocusBack = (opener: Element | null | undefined): void => {
  const leaving = [opener, ...(left ?? [])];
  left = leaving;
  queueMicrotask(() => {
    if (left !== leaving) return;
    left = undefined;
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree) leaving.find(isThere)?.focus({ preventScroll: true });
  });
};

const isThere = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected;

// Without its scrollbar the page would become wider and its content would shift.
const keepRoomForScrollbar = (): void => {
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--scrollbar-width', `${innerWidth - clientWidth}px`);
};

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]):not([aria-hidden="true"]), select:not(:disabled), textarea:not(:disabled), summary, iframe, [tabindex]:not([tabindex="-1"])';

/** The tab stops of a dialog, in order. */
export const stopsOf = (dialog: HTMLDialogElement): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(reachable)].filter((stop) => stop.getClientRects().length > 0);
