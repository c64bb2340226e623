import { Plus, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { canSatisfy } from '#features/resources/domain/combination.ts';
import { FieldGroup } from '#shared/web/admin/form/field-group.tsx';
import type { Wording } from '#shared/web/admin/form/field-problems.ts';
import type { FieldState } from '#shared/web/admin/form/use-form.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminService, ServiceChanges } from '../../../contract.ts';
import { mostNeeds } from '../../../domain/need.ts';
import { servicesAdminTexts } from '../../../texts/admin-handle.ts';
import { NeedLine } from './need-line.tsx';
import { type NeedChoice, useNeedChoices } from './use-need-choices.ts';

/** Each need as the ids of the resources any one of which satisfies it; empty while none is chosen. */
export type NeedsDraft = readonly (readonly string[])[];

/** The needs of a session besides its photographer; only a hint if the studio has no such resource. */
export const ServiceNeeds = ({ name, value, error, onChange }: FieldState<NeedsDraft>) => {
  const t = useTexts(servicesAdminTexts);
  const choices = useNeedChoices();
  if (!choices) return null;
  if (value.length === 0 && choices.every(({ kind }) => kind === 'photographer')) {
    return (
      <p className="text-sm text-muted">
        {t('needs.nothing')}{' '}
        <Link to="/admin/resources" className="text-accent-text underline underline-offset-4">
          {t('needs.toResources')}
        </Link>
      </p>
    );
  }
  const replace = (index: number, need: readonly string[]): void => onChange(value.with(index, need));
  return (
    <FieldGroup name={name} legend={t('needs.title')} error={error}>
      <p className="mb-2 text-sm text-muted">{t(value.length === 0 ? 'needs.photographerOnly' : 'needs.hint')}</p>
      <ol className="grid gap-2">
        {value.map((need, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- needs have no id; their position identifies them
          <li key={index} className="flex items-start gap-1 rounded-field bg-sunken py-1 pr-1 pl-2">
            <NeedLine number={index + 1} need={need} choices={choices} onChange={(next) => replace(index, next)} />
            <IconButton
              label={t('needs.remove', index + 1)}
              icon={Trash2}
              onClick={() => onChange(value.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      {value.length < mostNeeds && (
        <Button look="quiet" className="-ml-button" onClick={() => onChange([...value, []])}>
          <Plus size={16} aria-hidden="true" />
          {t(value.length === 0 ? 'needs.add' : 'needs.addMore')}
        </Button>
      )}
    </FieldGroup>
  );
};

export const needsDraftOf = (service: AdminService | undefined): NeedsDraft =>
  service?.needs.map(({ resource_ids }) => resource_ids) ?? [];

/** Returns the change of the needs: none while they are the stored ones. Lines without a choice are left out. */
export const needsIn = (needs: NeedsDraft, before: AdminService | undefined): Pick<ServiceChanges, 'needs'> => {
  const chosen = needs.filter((need) => need.length > 0);
  return JSON.stringify(chosen) === JSON.stringify(needsDraftOf(before))
    ? {}
    : { needs: chosen.map((resource_ids) => ({ resource_ids: [...resource_ids] })) };
};

/** Whether a session would need more units at once than there are. */
export const needTooMuch = (needs: NeedsDraft, choices: readonly NeedChoice[]): boolean => {
  const unitsOf = new Map(choices.map(({ id, units }, index) => [id, { first: index * 100, units }]));
  const lanesOf = (id: string): number[] => {
    const { first = 0, units = 0 } = unitsOf.get(id) ?? {};
    return Array.from({ length: units }, (_, unit) => first + unit);
  };
  return !canSatisfy(needs.filter((need) => need.length > 0).map((need) => need.flatMap(lanesOf)));
};

/** Returns the texts of the server's errors about the needs in the language of the page. */
export const useNeedsWording = (): Wording => {
  const t = useTexts(servicesAdminTexts);
  return (name, kind) => {
    if (name !== 'needs') return undefined;
    return kind === 'too_many_needs'
      ? t('needs.tooMany')
      : kind === 'unknown_resource'
        ? t('needs.unknown')
        : undefined;
  };
};
