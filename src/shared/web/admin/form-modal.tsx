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
  /** Called with the submitted form. The caller validates it. */
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly busy?: boolean;
  /** Why the last attempt failed. The user's input stays. */
  readonly failure?: string | undefined;
  readonly submitLabel?: string;
  /** `danger`: for actions that delete or cancel something. */
  readonly submitLook?: 'primary' | 'danger';
  /** Replaces the label "cancel" where it could be confused with the form's own action. */
  readonly closeLabel?: string;
  readonly wide?: boolean;
  /** Whether anything besides the fields would be lost. */
  readonly unsaved?: boolean;
  /** Whether there is nothing to save; the form shows the reason. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A form in a dialog, with buttons to cancel and save. */
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
