/**
 * Shows a dialog modally. Answers what is to be done when it is taken out of the page, which gives the focus back.
 *
 * To be modal costs a look at every element of the page, because none of them can be reached any more. So that nobody
 * waits for that, the dialog first appears in the browser's top layer as it is, and becomes modal after its first
 * picture, or before the first key or press, whichever comes first.
 */
export const openModal = (dialog: HTMLDialogElement): (() => void) => {
  appeared?.becomeModal();
  // React's strict mode shows it twice.
  dialog.popover = null;
  dialog.close();
  const opener = left ? left.find(isThere) : document.activeElement;
  // Over another one, or in the place of one that has just gone, the page is out of reach already.
  const isCheap = left !== undefined || document.querySelector('dialog:modal') !== null;
  left = undefined;
  if (!isCheap) keepRoomForScrollbar();
  // A page that nobody sees draws no picture.
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

/** The dialog that has appeared and is not modal yet. */
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
    // In one breath, so that nothing is seen of it and the focus stays where it is.
    dialog.popover = null;
    showModal(dialog, dialog.contains(activeElement) ? activeElement : null);
  };
  const onInput = (event: Event): void => {
    becomeModal();
    if (event.target instanceof Node && dialog.contains(event.target)) return;
    // It was meant for what is out of reach now.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of inputs) addEventListener(type, onInput, { capture: true });
  return { dialog, becomeModal, stopWaiting };
};

const inputs = ['pointerdown', 'keydown'] as const;

const showModal = (dialog: HTMLDialogElement, focused: Element | null): void =>
  focusing(focused, () => dialog.showModal());

/** Shows a dialog so that the browser focuses this element of it, or else chooses one. */
const focusing = (element: Element | null, show: () => void): void => {
  element?.toggleAttribute('autofocus', true);
  show();
  element?.removeAttribute('autofocus');
};

const firstFocus = (dialog: HTMLDialogElement): Element | null =>
  dialog.querySelector('[data-first-focus="field"]') ?? dialog.querySelector('[data-first-focus]');

/** What had the focus before the dialogs that are going just now, the innermost first. */
let left: readonly (Element | null | undefined)[] | undefined;

/** As soon as the dialog is gone, unless another one takes its place or somebody else has taken the focus. */
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

// Without its scrollbar the page would become wider, and everything on it would jump.
const keepRoomForScrollbar = (): void => {
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--scrollbar-width', `${innerWidth - clientWidth}px`);
};

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]):not([aria-hidden="true"]), select:not(:disabled), textarea:not(:disabled), summary, iframe, [tabindex]:not([tabindex="-1"])';

/** What Tab stops at in a dialog, in its order. */
export const stopsOf = (dialog: HTMLDialogElement): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(reachable)].filter((stop) => stop.getClientRects().length > 0);
