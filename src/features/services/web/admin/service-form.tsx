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
  /** The service to edit; undefined: a new one is added. */
  readonly service?: AdminService;
  readonly onClose: () => void;
}

/** The form that adds a service or edits one that is not a system service. */
export const ServiceForm = ({ service, onClose }: ServiceFormProps) => {
  const t = useTexts(servicesAdminTexts);
  const check = useFormCheck();
  const edited = useEditedService(service);
  const saving = useSaveService(edited.base, onClose);
  const submit = (form: HTMLFormElement): void => {
    if (!check.passes(form, termsProblems(form, t('form.prepaymentTooHigh')))) return;
    saving.save({ ...wordsIn(form, edited.shown), ...termsIn(form, edited.base) });
  };
  return (
    <FormModal
      wide
      title={t(service ? 'form.edit' : 'form.create')}
      onClose={onClose}
      onSubmit={submit}
      busy={saving.busy}
      failure={saving.failure}
      unsaved={edited.shown !== edited.base}
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

const Fields = ({ service, problems }: FieldsProps) => (
  <>
    <Words service={service} problems={problems} />
    <ServiceTerms service={service} problems={problems} />
  </>
);

/** Name and description per language, as customers read them. */
const Words = ({ service, problems }: FieldsProps) => {
  const t = useTexts(servicesAdminTexts);
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="sr-only">{t('form.words')}</legend>
      {wordFields.map(({ language, name, description }) => (
        <div key={language} className="grid content-start gap-4">
          <Field
            label={t(`form.name_${language}`)}
            optional={language === 'ru'}
            hint={language === 'ru' && t('form.fallback')}
            error={problems[name]}
          >
            {(control) => (
              <input
                {...control}
                lang={language}
                name={name}
                required={language === 'de'}
                maxLength={limits.name}
                defaultValue={shownWords(service)[name]}
              />
            )}
          </Field>
          <Field
            label={t(`form.description_${language}`)}
            optional={language === 'ru'}
            hint={t('form.priceHint')}
            error={problems[description]}
          >
            {(control) => (
              <textarea
                {...control}
                lang={language}
                name={description}
                required={language === 'de'}
                rows={3}
                maxLength={limits.notes}
                defaultValue={shownWords(service)[description]}
              />
            )}
          </Field>
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
const shownWords = (service: AdminService | undefined) => ({
  name: service?.name_de?.trim() || (service?.name ?? ''),
  name_ru: service?.name_ru ?? '',
  description: service?.description_de?.trim() || (service?.description ?? ''),
  description_ru: service?.description_ru ?? '',
});

/** The base texts change only together with the German texts. */
const wordsIn = (form: HTMLFormElement, before: AdminService | undefined) => {
  const shown = shownWords(before);
  const [name, description] = [textIn(form, 'name'), textIn(form, 'description')];
  return {
    name: before && name === shown.name ? before.name : name,
    description: before && description === shown.description ? before.description : description,
    name_de: name,
    name_ru: textIn(form, 'name_ru') || null,
    description_de: description,
    description_ru: textIn(form, 'description_ru') || null,
  };
};
