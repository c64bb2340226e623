import { type Role, roles } from '#shared/contract/role.ts';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { Team } from '../../../team-contract.ts';
import { teamTexts } from '../../../texts/team-texts.ts';

export interface PositionValues {
  readonly full_name: string;
  readonly role: Role;
  /** '': none is chosen. */
  readonly photographer_id: string;
}

export const NameField = ({ field }: Pick<FieldsOf<PositionValues>, 'field'>) => {
  const words = teamTexts[useLanguage().language];
  return (
    <TextField
      {...field('full_name')}
      label={words.name}
      required
      maxLength={200}
      autoComplete="off"
      data-first-focus="field"
    />
  );
};

interface RoleFieldsProps extends FieldsOf<PositionValues> {
  readonly photographers: Team['photographers'];
}

/** What a person may do, and, for a photographer, whose sessions the account sees. */
export const RoleFields = ({ field, values, photographers }: RoleFieldsProps) => {
  const words = teamTexts[useLanguage().language];
  return (
    <>
      <SelectField {...field('role')} label={words.role} hint={words.roleHints[values.role]}>
        {roles.map((role) => (
          <option key={role} value={role}>
            {words.roles[role]}
          </option>
        ))}
      </SelectField>
      {values.role === 'photographer' && (
        <SelectField {...field('photographer_id')} label={words.photographer} hint={words.photographerHint}>
          <option value="">{words.choose}</option>
          {photographers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
};

/** The photographer that is sent: only with that role. */
export const sentPhotographer = ({ role, photographer_id }: PositionValues): string | null =>
  role === 'photographer' && photographer_id !== '' ? photographer_id : null;

export const positionProblems = (
  { role, photographer_id }: PositionValues,
  photographerNeeded: string,
): { photographer_id?: string } =>
  role === 'photographer' && photographer_id === '' ? { photographer_id: photographerNeeded } : {};
