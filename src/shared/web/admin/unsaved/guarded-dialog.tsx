import type { ComponentProps, SyntheticEvent } from 'react';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import { ModalDialog } from '../../modal-dialog.tsx';
import { typedFields } from './typed-fields.ts';
import { useDiscardQuestion } from './use-discard-question.ts';
import { useUnsaved } from './use-unsaved.ts';

interface GuardedDialogProps extends ComponentProps<typeof ModalDialog> {
  /** Something besides the fields that would be lost. */
  readonly unsaved?: boolean;
  /** What was typed is being saved. */
  readonly busy?: boolean;
}

/**
 * A dialog that may hold fields. However it is closed without saving (Escape, a press beside it, its cross, cancel, an
 * address, the tab): what was typed is not lost without a question.
 */
export const GuardedDialog = ({ onDismiss, unsaved = false, busy = false, ...rest }: GuardedDialogProps) => {
  const ask = useDiscardQuestion();
  const [typed] = useState(typedFields);
  const isUnsaved = (): boolean => unsaved || typed.isTyped();
  useUnsaved({ place: 'dialog', isUnsaved, busy });
  const leave = (): void => {
    // What is being saved can no longer be called off, and is still here if that fails.
    if (busy && isUnsaved()) return;
    if (isUnsaved()) void ask().then((yes) => yes && onDismiss());
    else onDismiss();
  };
  // Stays the same, so that nothing inside is drawn again for it.
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  const close = useCallback(() => latest.current(), []);
  const notice = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLElement>): void =>
    typed.notice(currentTarget, nativeEvent);
  return (
    <CloseContext value={close}>
      <ModalDialog
        {...rest}
        onDismiss={close}
        onFocusCapture={notice}
        onPointerDownCapture={notice}
        onKeyDownCapture={notice}
        onClickCapture={notice}
        onInputCapture={notice}
      />
    </CloseContext>
  );
};

const CloseContext = createContext<() => void>(() => undefined);

/** Closes the dialog around it; asks first when something typed would be lost. */
export const useCloseDialog = (): (() => void) => use(CloseContext);
