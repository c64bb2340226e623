import type { FormEvent, ReactNode } from 'react';
import { useId } from 'react';
import { Button } from '../button.tsx';
import { useTexts } from '../texts.tsx';
import { formTexts } from './form-texts/handle.ts';
import { Modal } from './modal.tsx';
import { useCloseDialog } from './unsaved/guarded-dialog.tsx';

interface FormModalProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The form holds everything that was typed; whether it may be sent is the caller's check. */
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly busy?: boolean;
  /** Why the last attempt did not succeed; what was typed stays. */
  readonly failure?: string | undefined;
  readonly submitLabel?: string;
  /** `danger`: what takes something away. */
  readonly submitLook?: 'primary' | 'danger';
  /** Where "cancel" alone could be taken for what the form does. */
  readonly closeLabel?: string;
  readonly wide?: boolean;
  /** Something besides its fields that would be lost. */
  readonly unsaved?: boolean;
  /** There is nothing to save; the form says why. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A form in a window: cancel and save below it. */
export const FormModal = (props: FormModalProps) => {
  const {
    title,
    onClose,
    onSubmit,
    busy = false,
    failure,
    submitLabel,
    submitLook = 'primary',
    closeLabel,
    wide = false,
    unsaved = false,
    disabled = false,
    children,
  } = props;
  const t = useTexts(formTexts);
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy && !disabled) onSubmit(event.currentTarget);
  };
  return (
    <Modal
      title={title}
      onClose={onClose}
      wide={wide}
      unsaved={unsaved}
      busy={busy}
      footer={
        <>
          <output className="mr-auto min-w-0 text-sm font-medium text-danger">{failure}</output>
          <Cancel label={closeLabel ?? t('form.cancel')} />
          <Button type="submit" look={submitLook} form={id} busy={busy} disabled={disabled}>
            {submitLabel ?? t('form.save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        {children}
      </form>
    </Modal>
  );
};

const Cancel = ({ label }: { readonly label: string }) => (
  <Button look="secondary" onClick={useCloseDialog()}>
    {label}
  </Button>
);
