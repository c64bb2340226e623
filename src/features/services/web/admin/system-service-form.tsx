import { limits } from '#shared/kernel/text.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { textIn, useFormCheck } from '#shared/web/admin/use-form-check.ts';
import { Field } from '#shared/web/field.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminService } from '../../contract.ts';
import { servicesAdminTexts } from '../../texts/admin-handle.ts';
import { ServiceConflict } from './service-conflict.tsx';
import { ServiceTerms, termsIn, termsProblems } from './service-terms.tsx';
import { useEditedService } from './use-edited-service.ts';
import { useSaveService } from './use-save-service.ts';

interface SystemServiceFormProps {
  readonly service: AdminService;
  readonly onClose: () => void;
}

/** The form for a system service: its texts in the language of the page, price, duration and prepayment. */
export const SystemServiceForm = ({ service, onClose }: SystemServiceFormProps) => {
  const t = useTexts(servicesAdminTexts);
  const { language } = useLanguage();
  const check = useFormCheck();
  const edited = useEditedService(service);
  const saving = useSaveService(edited.base, onClose);
  const shown = edited.shown ?? service;
  const [name, description] = [`name_${language}`, `description_${language}`] as const;
  const submit = (form: HTMLFormElement): void => {
    if (!check.passes(form, termsProblems(form, t('form.prepaymentTooHigh')))) return;
    saving.save({
      [name]: textIn(form, name) || null,
      [description]: textIn(form, description) || null,
      ...termsIn(form, edited.base),
    });
  };
  return (
    <FormModal
      wide
      title={t('form.editSystem')}
      onClose={onClose}
      onSubmit={submit}
      busy={saving.busy}
      failure={saving.failure}
      unsaved={edited.shown !== edited.base}
    >
      <ServiceConflict edited={edited} saving={saving} />
      <p className="rounded-field bg-info-soft px-3 py-2 text-info">{t('form.systemNote')}</p>
      <Field label={t(`form.${name}`)}>
        {(control) => (
          <input
            {...control}
            name={name}
            maxLength={limits.name}
            key={edited.round}
            defaultValue={shown[name] ?? shown.name}
          />
        )}
      </Field>
      <Field label={t(`form.${description}`)} hint={t('form.priceHint')}>
        {(control) => (
          <textarea
            {...control}
            name={description}
            rows={3}
            maxLength={limits.notes}
            key={edited.round}
            defaultValue={shown[description] ?? shown.description}
          />
        )}
      </Field>
      <ServiceTerms key={edited.round} service={shown} problems={check.problems} />
    </FormModal>
  );
};
