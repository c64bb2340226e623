import type { Language } from '#shared/kernel/language.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { Team } from '../../../team-contract.ts';
import { teamTexts } from '../../../texts/team-texts.ts';
import { NameField, type PositionValues, positionProblems, RoleFields, sentPhotographer } from './person-fields.tsx';
import { useInvite } from './use-team.ts';
import { useTeamFailure } from './use-team-failure.ts';

interface InviteValues extends PositionValues {
  readonly email: string;
  readonly language: Language;
}

interface InviteDialogProps {
  readonly photographers: Team['photographers'];
  readonly onClose: () => void;
}

/** Invites a person by mail, at first in the language of the studio. */
export const InviteDialog = ({ photographers, onClose }: InviteDialogProps) => {
  const words = teamTexts[useLanguage().language];
  const invite = useInvite();
  const form = useForm<InviteValues>({
    initial: { full_name: '', email: '', role: 'desk', photographer_id: '', language: 'de' },
    check: (values) => positionProblems(values, words.photographerNeeded),
    save: (values) => invite.mutateAsync({ ...values, photographer_id: sentPhotographer(values) }),
    done: () => {
      onClose();
      showToast(words.invited(form.values.email), 'success');
    },
    refusal: (error) => (error instanceof CallError && error.code === 'address_taken' ? { email: error.message } : {}),
    failed: useTeamFailure(),
  });
  return (
    <FormModal title={words.invite} submitLabel={words.send} form={form} onClose={onClose}>
      <p className="text-muted">{words.inviteLead}</p>
      <NameField field={form.field} />
      <TextField
        {...form.field('email')}
        label={words.email}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        spellCheck={false}
      />
      <RoleFields field={form.field} values={form.values} photographers={photographers} />
      <SelectField {...form.field('language')} label={words.language}>
        <option value="de">{words.german}</option>
        <option value="ru">{words.russian}</option>
      </SelectField>
    </FormModal>
  );
};
