import { limits } from '#shared/kernel/text/text.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { trimmed } from '#shared/web/admin/form/trimmed.ts';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminDeclaration } from '../../contract.ts';
import { useDecideWithdrawal } from '../parts/admin/use-withdrawals.ts';
import { useWithdrawalsTexts } from './use-withdrawals-texts.ts';

interface DecisionModalProps {
  readonly declaration: AdminDeclaration;
  readonly onClose: () => void;
}

/** The form for the decision of the studio about a declaration. */
export const DecisionModal = ({ declaration, onClose }: DecisionModalProps) => {
  const texts = useWithdrawalsTexts();
  const decide = useDecideWithdrawal();
  const form = useForm<{ decision: string }>({
    initial: { decision: '' },
    ready: ({ decision }) => decision.trim() !== '',
    save: async (values) => {
      await decide.mutateAsync({ id: declaration.id, ...trimmed(values) });
      showToast(texts.saved, 'success');
      onClose();
    },
  });
  return (
    <FormModal
      title={texts.decideTitle(declaration.name)}
      form={form}
      submitLabel={texts.save}
      onClose={onClose}
      disabled={form.values.decision.trim() === ''}
    >
      <p>{texts.decideText}</p>
      <TextField
        {...form.field('decision')}
        label={texts.decision}
        rows={3}
        data-first-focus="field"
        maxLength={limits.notes}
        required
      />
    </FormModal>
  );
};
