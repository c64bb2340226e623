import { limits } from '#shared/kernel/text/text.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import type { Problems } from '#shared/web/admin/form/field-problems.ts';
import { RecordConflict } from '#shared/web/admin/form/record-conflict.tsx';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useTheirChanges } from '#shared/web/admin/form/their-changes.ts';
import { trimmed } from '#shared/web/admin/form/trimmed.ts';
import { type FieldsOf, useForm } from '#shared/web/admin/form/use-form.ts';
import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminResource, NewResource } from '../../contract.ts';
import { mostUnits, resourceKinds } from '../../domain/resource-kind.ts';
import { resourcesAdminTexts } from '../../texts/admin-handle.ts';
import { DailyLimit, limitIn, limitTextOf } from '../parts/admin/daily-limit.tsx';
import { resourcesCall, resourcesKey } from '../parts/admin/use-resources.ts';
import { refusalOf } from './refusal-of.ts';

interface ResourceFormProps {
  /** The resource to edit; undefined: a new one is added. */
  readonly resource: AdminResource | undefined;
  readonly onClose: () => void;
}

/** The form that adds or edits a room, set, piece of equipment or person. */
export const ResourceForm = ({ resource, onClose }: ResourceFormProps) => {
  const t = useTexts(resourcesAdminTexts);
  const saving = useSaveResource(resource, onClose);
  const form = useForm({
    initial: valuesOf(saving.base),
    save: (values) => saving.save(sentFrom(trimmed(values), saving.base)),
    failed: saving.failed,
    refusal: (error): Problems => {
      const { sessions, services } = refusalOf(error) ?? {};
      if (services) return { units: t('form.unitsNeeded', services.join(', ')) };
      return sessions === undefined ? {} : { units: t('form.unitsInUse', sessions) };
    },
  });
  return (
    <FormModal title={t(resource ? 'form.edit' : 'form.create')} form={form} onClose={onClose}>
      <RecordConflict saving={saving} form={form} changesOf={useResourceDifferences()} />
      <NameFields {...form} />
      <Terms {...form} />
    </FormModal>
  );
};

type Values = ReturnType<typeof valuesOf>;

const NameFields = ({ field }: FieldsOf<Values>) => {
  const t = useTexts(resourcesAdminTexts);
  return (
    <>
      <TextField
        {...field('name_de')}
        label={t('form.name_de')}
        lang="de"
        required
        maxLength={limits.name}
        data-first-focus="field"
      />
      <TextField
        {...field('name_ru')}
        label={t('form.name_ru')}
        hint={t('form.fallback')}
        lang="ru"
        optional
        maxLength={limits.name}
      />
    </>
  );
};

const Terms = ({ values, field }: FieldsOf<Values>) => {
  const t = useTexts(resourcesAdminTexts);
  const tick = (name: 'active' | 'shown_to_customers') => ({
    name,
    checked: values[name],
    onChange: (event: { target: { checked: boolean } }) => field(name).onChange(event.target.checked),
  });
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        <SelectField {...field('kind')} label={t('form.kind')}>
          {resourceKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('units')}
          label={t('form.units')}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={mostUnits}
          step={1}
        />
      </div>
      <p className="-mt-3 text-sm text-muted">{t('form.unitsHint')}</p>
      <DailyLimit {...field('daily_limit')} />
      <div>
        <Checkbox {...tick('active')} label={t('form.active')} />
        <Checkbox {...tick('shown_to_customers')} label={t('form.shown')} hint={t('form.shownHint')} />
      </div>
    </>
  );
};

const valuesOf = (resource: AdminResource | undefined) => ({
  name_de: resource?.name_de ?? '',
  name_ru: resource?.name_ru ?? '',
  kind: resource?.kind ?? 'room',
  units: String(resource?.units ?? 1),
  active: resource?.active ?? true,
  shown_to_customers: resource?.shown_to_customers ?? false,
  daily_limit: limitTextOf(resource),
});

const sentFrom = (
  { units, name_ru, daily_limit, ...same }: Values,
  before: AdminResource | undefined,
): NewResource => ({
  ...same,
  ...limitIn(daily_limit, before),
  name_ru: name_ru || null,
  units: Number(units),
});

/** Describes what a concurrent change altered in a resource. */
const useResourceDifferences = () => {
  const t = useTexts(resourcesAdminTexts);
  return useTheirChanges<AdminResource, (typeof resourceFields)[number]>({
    labels: {
      kind: t('form.kind'),
      name_de: t('form.name_de'),
      name_ru: t('form.name_ru'),
      units: t('form.units'),
      active: t('form.active'),
      shown_to_customers: t('form.shown'),
      daily_limit: t('limit.most'),
    },
    textOf: ({ kind }, field) => (field === 'kind' ? t(`kind.${kind}`) : undefined),
  });
};

/** The fields of the form. */
const resourceFields = ['kind', 'name_de', 'name_ru', 'units', 'active', 'shown_to_customers', 'daily_limit'] as const;

const useSaveResource = (resource: AdminResource | undefined, onSaved: () => void) =>
  useSaveRecord<AdminResource, NewResource>({
    stored: resource,
    name: 'resource',
    fields: resourceFields,
    add: (body) => resourcesCall('POST /api/admin/resources', { body }),
    change: ({ id }, body) => resourcesCall('PATCH /api/admin/resources/{id}', { params: { id }, body }),
    queryKey: resourcesKey,
    onSaved,
    isLogged: true,
  });
