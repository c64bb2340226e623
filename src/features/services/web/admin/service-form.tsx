import { limits } from '#shared/kernel/text.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { textIn, useFormCheck } from '#shared/web/admin/use-form-check.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminService } from '../../contract.ts';
import { servicesAdminTexts } from '../../texts/admin-handle.ts';
import { ServiceConflict } from './service-conflict.tsx';
import { ServiceTerms, termsIn, termsProblems } from './service-terms.tsx';
import { useEditedService } from './use-edited-service.ts';
import { useSaveService } from './use-save-service.ts';

interface ServiceFormProps {
  /** The one to change; without one a new service is made. */
  readonly service?: AdminService;
  readonly onClose: () => void;
}

/** Add a service, or change one that is not a system service (SERV-028..035). */
export const ServiceForm = ({ service, onClose }: ServiceFormProps) => {
  const t = useTexts(servicesAdminTexts);
  const check = useFormCheck();
  const edited = useEditedService(service);
  const saving = useSaveService(edited.base, onClose);
  const submit = (form: HTMLFormElement): void => {
    if (!check.passes(form, termsProblems(form, t('form.prepaymentTooHigh')))) return;
    saving.save({ ...wordsIn(form), ...termsIn(form) });
  };
  return (
    <FormModal
      wide
      title={t(service ? 'form.edit' : 'form.create')}
      onClose={onClose}
      onSubmit={submit}
      busy={saving.busy}
      failure={saving.failure}
    >
      <ServiceConflict edited={edited} saving={saving} />
      <Fields key={edited.round} service={edited.shown} problems={check.problems} />
    </FormModal>
  );
};

interface FieldsProps {
  readonly service: AdminService | undefined;
  readonly problems: Readonly<Record<string, string>>;
}

const Fields = ({ service, problems }: FieldsProps) => {
  const t = useTexts(servicesAdminTexts);
  return (
    <>
      <Field label={t('form.name')} error={problems['name']}>
        {(control) => <input {...control} name="name" required maxLength={limits.name} defaultValue={service?.name} />}
      </Field>
      <Field label={t('form.description')} hint={t('form.priceHint')} error={problems['description']}>
        {(control) => (
          <textarea
            {...control}
            name="description"
            required
            rows={2}
            maxLength={limits.notes}
            defaultValue={service?.description}
          />
        )}
      </Field>
      <ServiceTerms service={service} problems={problems} />
      <Translations service={service} />
    </>
  );
};

const Translations = ({ service }: { readonly service: AdminService | undefined }) => {
  const t = useTexts(servicesAdminTexts);
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="sr-only">{t('form.translations')}</legend>
      <p className="sm:col-span-2">
        <span className="block font-semibold">{t('form.translations')}</span>
        <span className="text-sm text-muted">{t('form.translationsHint')}</span>
      </p>
      {(['de', 'ru'] as const).map((language) => (
        <div key={language} className="grid content-start gap-4">
          <Field label={t(`form.name_${language}`)} optional>
            {(control) => (
              <input
                {...control}
                lang={language}
                name={`name_${language}`}
                maxLength={limits.name}
                defaultValue={service?.[`name_${language}`] ?? ''}
              />
            )}
          </Field>
          <Field label={t(`form.description_${language}`)} optional>
            {(control) => (
              <textarea
                {...control}
                lang={language}
                name={`description_${language}`}
                rows={3}
                maxLength={limits.notes}
                defaultValue={service?.[`description_${language}`] ?? ''}
              />
            )}
          </Field>
        </div>
      ))}
    </fieldset>
  );
};

const wordsIn = (form: HTMLFormElement) => ({
  name: textIn(form, 'name'),
  description: textIn(form, 'description'),
  name_de: textIn(form, 'name_de') || null,
  name_ru: textIn(form, 'name_ru') || null,
  description_de: textIn(form, 'description_de') || null,
  description_ru: textIn(form, 'description_ru') || null,
});
