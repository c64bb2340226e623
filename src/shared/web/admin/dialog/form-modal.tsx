import type { ReactNode } from 'react';
import { useId } from 'react';
import { Button } from '../../button.tsx';
import { useTexts } from '../../texts.tsx';
import type { FormFrame } from '../form/use-form.ts';
import { formTexts } from '../form-texts/handle.ts';
import { useCloseDialog } from '../unsaved/guarded-dialog.tsx';
import { Modal } from './modal.tsx';

interface FormModalProps {
  readonly title: string;
  readonly form: FormFrame;
  readonly onClose: () => void;
  readonly submitLabel?: string;
  /** `danger`: for actions that delete or cancel something. */
  readonly submitLook?: 'primary' | 'danger';
  /** Replaces the label "cancel" where it could be confused with the form's own action. */
  readonly closeLabel?: string;
  readonly wide?: boolean;
  /** Whether a click outside closes it. */
  readonly light?: boolean;
  /** Whether input would be lost, if not every value of the form counts. */
  readonly unsaved?: boolean;
  /** Whether there is nothing to save yet; the form shows the reason. */
  readonly disabled?: boolean;
  /** What is still missing, beside the buttons. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A form in a dialog, with buttons to cancel and save. */
export const FormModal = (props: FormModalProps) => {
  const { title, form, onClose, submitLabel, submitLook = 'primary', closeLabel, children } = props;
  const { wide = false, light = false, unsaved = form.dirty, disabled = false, note } = props;
  const t = useTexts(formTexts);
  const id = useId();
  return (
    <Modal
      title={title}
      onClose={onClose}
      wide={wide}
      light={light}
      unsaved={unsaved}
      busy={form.busy}
      footer={
        <>
          {note && <p className="mr-auto text-sm text-muted max-sm:w-full">{note}</p>}
          <output className="mr-auto min-w-0 text-sm font-medium text-danger">{form.failure}</output>
          <Cancel label={closeLabel ?? t('form.cancel')} />
          <Button type="submit" look={submitLook} form={id} busy={form.busy} disabled={disabled}>
            {submitLabel ?? t('form.save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.submit} className="grid gap-4">
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
