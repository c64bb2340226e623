import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import { useTopDialog } from './dialog/open-dialogs.ts';
import { pressEnded } from './press/press.ts';
import { sharedTexts } from './texts/handle.ts';
import { useTexts } from './texts.tsx';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';
interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly message: string;
  readonly action?: ToastAction | undefined;
}
/** An action offered by a toast, such as undo; it closes the toast. */
export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

const usually = 5000;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const change = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const none: readonly Toast[] = [];

/** Shows a message that disappears after five seconds, or after `shownFor` ms. */
export const showToast = (
  message: string,
  tone: ToastTone = 'info',
  shownFor = usually,
  action?: ToastAction,
): void => {
  const toast = { id: ++lastId, tone, message, action };
  change([...toasts, toast]);
  // Not under a finger that is about to press its button.
  setTimeout(() => void pressEnded().then(() => dismiss(toast.id)), shownFor);
};

const dismiss = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

/**
 * Renders the toasts. Mounted once per application; in front of a modal dialog if one is open. They are at the top,
 * because save buttons are at the bottom.
 */
export const Toasts = () => {
  const dialog = useTopDialog();
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  const region = (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 top-16 z-50 flex flex-col items-center gap-2 print:hidden"
    >
      {shown.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </div>
  );
  return dialog ? createPortal(region, dialog) : region;
};

const dots: Record<ToastTone, string> = {
  success: 'bg-success',
  error: 'bg-danger',
  warning: 'bg-warning',
  info: 'bg-accent',
};

const ToastView = ({ toast }: { readonly toast: Toast }) => {
  const t = useTexts(sharedTexts);
  const { action } = toast;
  return (
    <div
      role={toast.tone === 'error' ? 'alert' : undefined}
      data-tone={toast.tone}
      className="pointer-events-auto flex min-h-11 w-full max-w-sm animate-appear items-center gap-3 rounded-field bg-surface py-1 pr-1 pl-4 text-ink shadow-lg ring-1 ring-line"
    >
      <span aria-hidden="true" className={classNames('size-2.5 shrink-0 rounded-full', dots[toast.tone])} />
      <span className="flex-1 py-2 text-sm">{toast.message}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            dismiss(toast.id);
            action.act();
          }}
          className="min-h-11 shrink-0 cursor-pointer rounded-field px-2 text-sm font-semibold text-accent-text hover:underline"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t('toast.close')}
        onClick={() => dismiss(toast.id)}
        className="grid size-11 cursor-pointer place-items-center rounded-field text-muted hover:text-ink"
      >
        <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
};
