import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();
const change = (next: readonly HTMLDialogElement[]): void => {
  open = next;
  for (const listener of listeners) listener();
};

/** The open modal dialogs, the topmost last. */
export const openDialogs = {
  add: (dialog: HTMLDialogElement): void => change([...open, dialog]),
  remove: (dialog: HTMLDialogElement): void => change(open.filter((other) => other !== dialog)),
};

/** The topmost open modal dialog. Everything outside it is inert and hidden from screen readers. */
export const useTopDialog = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open.at(-1),
    () => undefined,
  );
