import type { ComponentProps, SyntheticEvent } from 'react';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import { ModalDialog } from '../../dialog/modal-dialog.tsx';
import { typedFields } from './typed-fields.ts';
import { useDiscardQuestion } from './use-discard-question.ts';
import { useUnsaved } from './use-unsaved.ts';

interface GuardedDialogProps extends ComponentProps<typeof ModalDialog> {
  /** Whether it contains unsaved changes. If absent, its fields are compared with their original values. */
  readonly unsaved?: boolean | undefined;
  /** Whether the input is being saved. */
  readonly busy?: boolean;
}

/**
 * A dialog that may contain fields. However it is closed without saving (Escape, a click outside, its close button,
 * cancel, navigation, closing the tab), it asks before input is lost.
 */
export const GuardedDialog = ({ onDismiss, unsaved, busy = false, ...rest }: GuardedDialogProps) => {
  const ask = useDiscardQuestion();
  const [typed] = useState(typedFields);
  const isUnsaved = (): boolean => typed.isUnsaved(unsaved);
  useUnsaved({ place: 'dialog', isUnsaved, busy });
  const leave = (): void => {
    // A save in progress cannot be cancelled, and the input is still here if it fails.
    if (busy && isUnsaved()) return;
    if (isUnsaved()) void ask().then((yes) => yes && onDismiss());
    else onDismiss();
  };
  // A stable callback, so that the content does not render again because of it.
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

/** Closes the surrounding dialog; asks first if input would be lost. */
export const useCloseDialog = (): (() => void) => use(CloseContext);
