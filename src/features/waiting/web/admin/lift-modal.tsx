import { limits } from '#shared/kernel/text/text.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { trimmed } from '#shared/web/admin/form/trimmed.ts';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { showToast } from '#shared/web/toasts.tsx';
import type { WaitingPerson } from '../../contract.ts';
import { useLift, useListTexts } from './use-waiting-list.ts';

interface LiftModalProps {
  readonly person: WaitingPerson;
  readonly onClose: () => void;
}

/** Asks for the reason to put a person before the others. */
export const LiftModal = ({ person, onClose }: LiftModalProps) => {
  const texts = useListTexts();
  const lift = useLift();
  const form = useForm<{ reason: string }>({
    initial: { reason: '' },
    ready: ({ reason }) => reason.trim() !== '',
    save: async (values) => {
      await lift.mutateAsync({ id: person.id, ...trimmed(values) });
      showToast(texts.done, 'success');
      onClose();
    },
  });
  return (
    <FormModal
      title={texts.liftTitle(person.customer.name)}
      form={form}
      submitLabel={texts.lift}
      onClose={onClose}
      disabled={form.values.reason.trim() === ''}
    >
      <p>{texts.liftText}</p>
      <TextField
        {...form.field('reason')}
        label={texts.reason}
        data-first-focus="field"
        maxLength={limits.name}
        required
      />
    </FormModal>
  );
};
