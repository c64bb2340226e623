import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { ModalDialog } from '#shared/web/dialog/modal-dialog.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { boardTexts } from '../../../texts/board-handle.ts';

interface SidePanelProps {
  /** The id of the contact; the panel takes the focus when it changes. */
  readonly of: string;
  readonly title: ReactNode;
  readonly label: string;
  readonly top: 'below-header' | 'window';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** On the right of the screen, 24rem wide; on a phone the whole screen. */
export const SidePanel = ({ of, title, label, top, onClose, children }: SidePanelProps) => {
  const t = useTexts(boardTexts);
  const fields = useTexts(formTexts);
  const isPhone = useSyncExternalStore(onPhoneChange, () => phone.matches);
  const inside = (
    <>
      <div className="sticky top-0 z-10 flex items-start gap-2 border-b border-line bg-surface px-4 py-3">
        <Heading key={of}>{title}</Heading>
        <IconButton label={fields('form.close')} title={t('panel.close')} icon={X} size={20} onClick={onClose} />
      </div>
      <div className="p-4">{children}</div>
    </>
  );
  if (isPhone) {
    return (
      <ModalDialog
        aria-label={label}
        onDismiss={onClose}
        className="m-0 h-dvh max-h-none w-screen max-w-none animate-appear overflow-y-auto bg-surface text-ink"
      >
        {inside}
      </ModalDialog>
    );
  }
  return (
    <aside
      aria-label={label}
      className={`fixed right-0 bottom-0 z-20 w-96 overflow-y-auto border-l border-line bg-surface text-ink shadow-raised [scrollbar-width:thin] ${top === 'window' ? 'top-0' : 'top-14'}`}
    >
      {inside}
    </aside>
  );
};

/** Takes the focus when it is mounted. */
const Heading = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className="min-w-0 flex-1 self-center text-lg font-semibold break-words outline-none"
    >
      {children}
    </h2>
  );
};

const phone = matchMedia('(width < 40rem)');
const onPhoneChange = (listener: () => void): (() => void) => {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
};
