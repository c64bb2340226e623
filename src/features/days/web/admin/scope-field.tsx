import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { useResources } from '#features/resources/web/parts/admin/use-resources.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { Field } from '#shared/web/field.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { useDayTexts } from './use-day-texts.ts';

interface Choice {
  readonly id: string;
  readonly name: string;
}

/** The photographers and resources of the studio that are in use, by name. */
export const useScopes = (): { readonly photographers: readonly Choice[]; readonly resources: readonly Choice[] } => {
  const { language } = useLanguage();
  const photographers = usePhotographers().data ?? [];
  const resources = useResources().data ?? [];
  return {
    photographers: photographers.filter(({ is_active }) => is_active),
    resources: resources
      .filter(({ active }) => active)
      .map((one) => ({ id: one.id, name: inLanguage(one, 'name', language) })),
  };
};

interface ScopeFieldProps {
  /** The id of a photographer or resource; empty: the whole studio. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Selects the studio, a photographer or a resource; renders nothing without a choice. */
export const ScopeField = ({ value, onChange }: ScopeFieldProps) => {
  const t = useDayTexts();
  const { photographers, resources } = useScopes();
  if (value === '' && photographers.length < 2 && resources.length === 0) return null;
  return (
    <div className="max-w-sm" data-not-saved="">
      <Field label={t('day.scope')}>
        {(control) => (
          <select {...control} name="scope" value={value} onChange={(event) => onChange(event.target.value)}>
            <option value="">{t('day.studio')}</option>
            <Group label={t('day.photographers')} choices={photographers} />
            <Group label={t('day.resources')} choices={resources} />
          </select>
        )}
      </Field>
    </div>
  );
};

const Group = ({ label, choices }: { readonly label: string; readonly choices: readonly Choice[] }) =>
  choices.length > 0 && (
    <optgroup label={label}>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  );
