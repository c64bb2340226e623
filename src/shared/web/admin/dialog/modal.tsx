import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../../class-names.ts';
import { useTexts } from '../../texts.tsx';
import { formTexts } from '../form-texts/handle.ts';
import { IconButton } from '../icon-button.tsx';
import { GuardedDialog, useCloseDialog } from '../unsaved/guarded-dialog.tsx';

interface ModalProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** The actions, the main one last. Always visible below the content. */
  readonly footer?: ReactNode;
  readonly wide?: boolean;
  /** Whether a click outside closes it. */
  readonly light?: boolean;
  readonly unsaved?: boolean | undefined;
  /** Whether the input is being saved. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A dialog over a page; fills the screen on a phone. Title and actions stay visible while the content scrolls. */
export const Modal = ({ title, onClose, footer, wide = false, children, ...guard }: ModalProps) => {
  const id = useId();
  return (
    <GuardedDialog
      {...guard}
      aria-labelledby={id}
      onDismiss={onClose}
      className={classNames(
        'm-0 h-dvh max-h-none w-screen max-w-none animate-appear bg-raised text-ink shadow-raised backdrop:bg-black/50 in-[dialog]:backdrop:bg-black/30',
        'sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:rounded-card',
        wide ? 'sm:w-[min(54rem,calc(100vw-3rem))]' : 'sm:w-[min(34rem,calc(100vw-3rem))]',
      )}
    >
      <div className="flex h-full flex-col sm:max-h-[calc(100dvh-3rem)]">
        <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4 sm:pl-6">
          <h2
            id={id}
            tabIndex={-1}
            data-first-focus=""
            className="min-w-0 outline-none text-lg font-semibold tracking-tight"
          >
            {title}
          </h2>
          <CloseCross />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 sm:px-6 sm:py-5">{children}</div>
        {footer && (
          <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3 sm:px-6">
            {footer}
          </footer>
        )}
      </div>
    </GuardedDialog>
  );
};

const CloseCross = () => {
  const t = useTexts(formTexts);
  const close = useCloseDialog();
  return <IconButton label={t('form.close')} icon={X} size={20} onClick={close} />;
};
