import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { RecordConflict } from '#shared/web/admin/form/record-conflict.tsx';
import { useShownChanges } from '#shared/web/admin/form/their-changes.ts';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { PersonView, Team } from '../../../team-contract.ts';
import { teamTexts } from '../../../texts/team-texts.ts';
import { NameField, type PositionValues, positionProblems, RoleFields, sentPhotographer } from './person-fields.tsx';
import { useSavePerson } from './use-team.ts';
import { useTeamFailure } from './use-team-failure.ts';

interface PersonDialogProps {
  readonly person: PersonView;
  readonly photographers: Team['photographers'];
  readonly onClose: () => void;
}

/** Changes the name, role or photographer of a person. */
export const PersonDialog = ({ person, photographers, onClose }: PersonDialogProps) => {
  const words = teamTexts[useLanguage().language];
  const saving = useSavePerson(person, () => {
    onClose();
    showToast(words.saved, 'success');
  });
  const { full_name, role, photographer_id } = saving.base ?? person;
  const failure = useTeamFailure();
  const form = useForm<PositionValues>({
    initial: { full_name, role, photographer_id: photographer_id ?? '' },
    check: (values) => positionProblems(values, words.photographerNeeded),
    save: (values) => saving.save({ ...values, photographer_id: sentPhotographer(values) }),
    failed: (error) => saving.failed(error) && failure(error),
  });
  const changesOf = useShownChanges<PersonView>([
    [words.name, (one) => one.full_name],
    [words.role, (one) => words.roles[one.role]],
    [words.photographer, (one) => one.photographer_name],
  ]);
  return (
    <FormModal title={words.edit(person.full_name)} form={form} onClose={onClose}>
      <RecordConflict saving={saving} form={form} changesOf={changesOf} />
      <NameField field={form.field} />
      <RoleFields field={form.field} values={form.values} photographers={photographers} />
    </FormModal>
  );
};
