import { limits } from '#shared/kernel/text/text.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { RecordConflict } from '#shared/web/admin/form/record-conflict.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { trimmed } from '#shared/web/admin/form/trimmed.ts';
import { type FieldsOf, useForm } from '#shared/web/admin/form/use-form.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminService } from '../../../contract.ts';
import { servicesAdminTexts } from '../../../texts/admin-handle.ts';
import { useNeedsWording } from './service-needs.tsx';
import { ServiceTerms, termsIn, termsOf, useTermsCheck } from './service-terms.tsx';
import { useSaveService } from './use-save-service.ts';
import { useServiceDifferences } from './use-service-differences.ts';

interface ServiceFormProps {
  /** The service to edit; undefined: a new one is added. */
  readonly service?: AdminService;
  readonly onClose: () => void;
}

/** The form that adds a service or edits one that is not a system service. */
export const ServiceForm = ({ service, onClose }: ServiceFormProps) => {
  const t = useTexts(servicesAdminTexts);
  const saving = useSaveService(service, onClose);
  const form = useForm({
    initial: { ...wordsOf(saving.base), ...termsOf(saving.base) },
    check: useTermsCheck(),
    words: useNeedsWording(),
    save: (values) => saving.save({ ...wordsIn(trimmed(values), saving.base), ...termsIn(values, saving.base) }),
    failed: saving.failed,
  });
  return (
    <FormModal wide title={t(service ? 'form.edit' : 'form.create')} form={form} onClose={onClose}>
      <RecordConflict saving={saving} form={form} changesOf={useServiceDifferences()} />
      <WordFields {...form} />
      <ServiceTerms {...form} hasExtras />
    </FormModal>
  );
};

type Words = ReturnType<typeof wordsOf>;

/** Name and description per language, as customers read them. */
const WordFields = ({ field }: FieldsOf<Words>) => {
  const t = useTexts(servicesAdminTexts);
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="sr-only">{t('form.words')}</legend>
      {wordFields.map(({ language, name, description }) => (
        <div key={language} className="grid content-start gap-4">
          <TextField
            {...field(name)}
            label={t(`form.name_${language}`)}
            optional={language === 'ru'}
            hint={language === 'ru' && t('form.fallback')}
            lang={language}
            required={language === 'de'}
            maxLength={limits.name}
          />
          <TextField
            {...field(description)}
            label={t(`form.description_${language}`)}
            optional={language === 'ru'}
            hint={t('form.priceHint')}
            lang={language}
            required={language === 'de'}
            rows={3}
            maxLength={limits.notes}
          />
        </div>
      ))}
    </fieldset>
  );
};

const wordFields = [
  { language: 'de', name: 'name', description: 'description' },
  { language: 'ru', name: 'name_ru', description: 'description_ru' },
] as const;

/** The German texts as German customers read them; without any, the base texts. */
const wordsOf = (service: AdminService | undefined) => ({
  name: service?.name_de?.trim() || (service?.name ?? ''),
  name_ru: service?.name_ru ?? '',
  description: service?.description_de?.trim() || (service?.description ?? ''),
  description_ru: service?.description_ru ?? '',
});

/** The base texts change only together with the German texts. */
const wordsIn = ({ name, description, name_ru, description_ru }: Words, before: AdminService | undefined) => {
  const shown = wordsOf(before);
  return {
    name: before && name === shown.name ? before.name : name,
    description: before && description === shown.description ? before.description : description,
    name_de: name,
    name_ru: name_ru || null,
    description_de: description,
    description_ru: description_ru || null,
  };
};
