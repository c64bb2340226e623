import { limits } from '#shared/kernel/text/text.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { RecordConflict } from '#shared/web/admin/form/record-conflict.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminService } from '../../../contract.ts';
import { servicesAdminTexts } from '../../../texts/admin-handle.ts';
import { useNeedsWording } from './service-needs.tsx';
import { ServiceTerms, termsIn, termsOf, useTermsCheck } from './service-terms.tsx';
import { useSaveService } from './use-save-service.ts';
import { useServiceDifferences } from './use-service-differences.ts';

interface SystemServiceFormProps {
  readonly service: AdminService;
  readonly onClose: () => void;
}

/** The form for a system service: its texts in the language of the page, price, duration and prepayment. */
export const SystemServiceForm = ({ service, onClose }: SystemServiceFormProps) => {
  const t = useTexts(servicesAdminTexts);
  const { language } = useLanguage();
  const saving = useSaveService(service, onClose);
  const shown = saving.base ?? service;
  const [name, description] = [`name_${language}`, `description_${language}`] as const;
  const form = useForm({
    initial: {
      name_de: shown.name_de ?? shown.name,
      name_ru: shown.name_ru ?? shown.name,
      description_de: shown.description_de ?? shown.description,
      description_ru: shown.description_ru ?? shown.description,
      ...termsOf(shown),
    },
    check: useTermsCheck(),
    words: useNeedsWording(),
    save: (values) =>
      saving.save({
        [name]: values[name].trim() || null,
        [description]: values[description].trim() || null,
        ...termsIn(values, saving.base),
      }),
    failed: saving.failed,
  });
  return (
    <FormModal wide title={t('form.editSystem')} form={form} onClose={onClose}>
      <RecordConflict saving={saving} form={form} changesOf={useServiceDifferences()} />
      <p className="rounded-field bg-info-soft px-3 py-2 text-info">{t('form.systemNote')}</p>
      <TextField {...form.field(name)} label={t(`form.${name}`)} maxLength={limits.name} />
      <TextField
        {...form.field(description)}
        label={t(`form.${description}`)}
        hint={t('form.priceHint')}
        rows={3}
        maxLength={limits.notes}
      />
      <ServiceTerms {...form} />
    </FormModal>
  );
};
