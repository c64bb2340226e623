import { resourcesAdminTexts } from '#features/resources/texts/admin-handle.ts';
import { DailyLimit, limitIn, limitTextOf } from '#features/resources/web/parts/admin/daily-limit.tsx';
import { limits } from '#shared/kernel/text/text.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { RecordConflict } from '#shared/web/admin/form/record-conflict.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useTheirChanges } from '#shared/web/admin/form/their-changes.ts';
import { trimmed } from '#shared/web/admin/form/trimmed.ts';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { PersonFields } from '#shared/web/admin/person-fields.tsx';
import { MoneyField } from '#shared/web/admin/typed/money-field.tsx';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminPhotographer, NewPhotographer } from '../../contract.ts';
import { photographersAdminTexts } from '../../texts/admin-handle.ts';
import { photographersCall, photographersKey } from '../parts/admin/use-photographers.ts';

interface PhotographerFormProps {
  /** The photographer to edit; undefined: a new one is added. */
  readonly photographer: AdminPhotographer | undefined;
  readonly onClose: () => void;
}

/** The form that adds or edits a photographer. */
export const PhotographerForm = ({ photographer, onClose }: PhotographerFormProps) => {
  const t = useTexts(photographersAdminTexts);
  const saving = useSavePhotographer(photographer, onClose);
  const form = useForm({
    initial: valuesOf(saving.base),
    save: (values) => saving.save(sentFrom(trimmed(values), saving.base)),
    failed: saving.failed,
  });
  return (
    <FormModal title={t(photographer ? 'form.edit' : 'form.create')} form={form} onClose={onClose}>
      <RecordConflict saving={saving} form={form} changesOf={usePhotographerDifferences()} />
      <PersonFields field={form.field} />
      <TextField
        {...form.field('bio')}
        label={t('form.bio')}
        hint={t('form.bioHint')}
        optional
        rows={3}
        maxLength={limits.notes}
      />
      <TextField
        {...form.field('bio_ru')}
        label={t('form.bioRu')}
        hint={t('form.bioRuHint')}
        optional
        rows={3}
        lang="ru"
        maxLength={limits.notes}
      />
      <div className="grid grid-cols-2 items-end gap-4">
        <TextField
          {...form.field('experience_years')}
          label={t('form.experience')}
          type="number"
          inputMode="numeric"
          required
          min={0}
          max={100}
          step={1}
        />
        <MoneyField {...form.field('hourly_rate')} label={t('form.rate')} />
      </div>
      <DailyLimit {...form.field('daily_limit')} />
    </FormModal>
  );
};

const valuesOf = (photographer: AdminPhotographer | undefined) => ({
  name: photographer?.name ?? '',
  email: photographer?.email ?? '',
  phone: photographer?.phone ?? '',
  bio: photographer?.bio ?? '',
  bio_ru: photographer?.bio_ru ?? '',
  experience_years: String(photographer?.experience_years ?? 0),
  hourly_rate: (photographer?.hourly_rate ?? 0) as number | undefined,
  daily_limit: limitTextOf(photographer),
});

const optional = ['email', 'phone', 'bio', 'bio_ru'] as const;

/** Returns the request body. Empty fields are omitted, unless they had a value that is to be deleted. */
const sentFrom = (values: ReturnType<typeof valuesOf>, before: AdminPhotographer | undefined) => {
  const texts: Partial<Record<(typeof optional)[number], string | null>> = {};
  for (const name of optional) {
    if (values[name] !== '') texts[name] = values[name];
    else if (before?.[name]) texts[name] = null;
  }
  return {
    name: values.name,
    ...texts,
    experience_years: Number(values.experience_years),
    hourly_rate: values.hourly_rate ?? 0,
    ...limitIn(values.daily_limit, before),
  };
};

/** Describes what a concurrent change altered in a photographer. */
const usePhotographerDifferences = () => {
  const t = useTexts(photographersAdminTexts);
  const words = useTexts(formTexts);
  const resources = useTexts(resourcesAdminTexts);
  const euro = useEuro();
  return useTheirChanges<AdminPhotographer, (typeof photographerFields)[number]>({
    labels: {
      name: words('form.name'),
      email: words('form.emailAddress'),
      phone: words('form.phone'),
      bio: t('form.bio'),
      bio_ru: t('form.bioRu'),
      experience_years: t('form.experience'),
      hourly_rate: t('form.rate'),
      daily_limit: resources('limit.most'),
    },
    textOf: ({ hourly_rate }, field) =>
      field === 'hourly_rate' && hourly_rate !== null ? euro(hourly_rate) : undefined,
  });
};

/** The fields of the form. */
const photographerFields = [
  'name',
  'email',
  'phone',
  'bio',
  'bio_ru',
  'experience_years',
  'hourly_rate',
  'daily_limit',
] as const;

const useSavePhotographer = (photographer: AdminPhotographer | undefined, onSaved: () => void) =>
  useSaveRecord<AdminPhotographer, NewPhotographer>({
    stored: photographer,
    name: 'photographer',
    fields: photographerFields,
    add: (body) => photographersCall('POST /api/admin/photographers', { body }),
    change: ({ id }, body) => photographersCall('PUT /api/admin/photographers/{id}', { params: { id }, body }),
    queryKey: photographersKey,
    onSaved,
    isLogged: true,
  });
