import { vatRegimes } from '#shared/kernel/money/vat-regime.ts';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { CallError, NetworkError } from '#shared/web/call/call-error.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminCompany } from '../../../contract.ts';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';
import { SaveBar } from '../../parts/admin/save-bar.tsx';
import { SettingsConflict } from '../../parts/admin/settings-conflict.tsx';
import { useSettingsForm } from '../../parts/admin/use-settings-form.ts';
import { useSaveCompany } from './use-company-settings.ts';

/** Name, address and contact data of the studio, and the closing lines of its mails. */
export const CompanyForm = ({ stored }: { readonly stored: AdminCompany }) => {
  const t = useTexts(settingsAdminTexts);
  const { form, conflict } = useCompanyForm(stored);
  const { field, values } = form;
  return (
    <PageForm form={form} className="grid gap-4">
      <SettingsConflict
        conflict={conflict}
        labels={useLabels()}
        textOf={({ vat_regime }, name) => (name === 'vat_regime' ? t(`company.vat.${vat_regime}`) : undefined)}
      />
      <Panel title={t('company.studio')}>
        <div className="grid gap-4">
          <TextField {...field('company_name')} label={t('company.name')} required autoComplete="organization" />
          <TextField
            {...field('company_address')}
            label={t('company.address')}
            hint={t('company.addressHint')}
            optional
            rows={2}
            autoComplete="street-address"
          />
        </div>
      </Panel>
      <VatPanel form={form} />
      <Panel title={t('company.ways')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <TextField
              {...field('company_email')}
              label={t('company.email')}
              hint={t('company.emailHint')}
              optional
              type="email"
              autoComplete="email"
            />
          </div>
          <TextField {...field('company_phone')} label={t('company.phone')} optional type="tel" autoComplete="tel" />
          <TextField
            {...field('company_website')}
            label={t('company.website')}
            optional
            type="url"
            autoComplete="url"
          />
        </div>
      </Panel>
      <Panel title={t('company.mails')}>
        <TextField
          {...field('notification_footer')}
          label={t('company.footer')}
          hint={t('company.footerHint')}
          optional
          rows={4}
        />
      </Panel>
      <SaveBar form={form} obstacle={values.company_name.trim() === '' ? t('company.nameMissing') : undefined} />
    </PageForm>
  );
};

/** The statement about value added tax next to every total. */
const VatPanel = ({ form: { field } }: { readonly form: FieldsOf<Company> }) => {
  const t = useTexts(settingsAdminTexts);
  return (
    <Panel title={t('company.vat')}>
      <SelectField {...field('vat_regime')} label={t('company.vatNote')} hint={t('company.vatHint')}>
        {vatRegimes.map((regime) => (
          <option key={regime} value={regime}>
            {t(`company.vat.${regime}`)}
          </option>
        ))}
      </SelectField>
    </Panel>
  );
};

type Company = Omit<AdminCompany, 'logo_url' | 'version'>;

const valuesOf = (stored: AdminCompany): Company => {
  const { logo_url: _logo, version: _version, ...values } = stored;
  return values;
};

const useLabels = (): Record<keyof Company, string> => {
  const t = useTexts(settingsAdminTexts);
  return {
    company_name: t('company.name'),
    company_address: t('company.address'),
    company_email: t('company.email'),
    company_phone: t('company.phone'),
    company_website: t('company.website'),
    vat_regime: t('company.vatNote'),
    notification_footer: t('company.footer'),
  };
};

const useCompanyForm = (stored: AdminCompany) => {
  const t = useTexts(settingsAdminTexts);
  const shared = useTexts(sharedTexts);
  const save = useSaveCompany();
  return useSettingsForm({
    stored,
    valuesOf,
    check: ({ company_name }) => (company_name.trim() === '' ? { company_name: t('company.nameMissing') } : {}),
    words: (name, kind) => {
      if (kind === 'too_big') return undefined;
      if (name === 'company_email') return t('company.invalidEmail');
      return name === 'company_website' ? t('company.invalidWebsite') : undefined;
    },
    send: (body, match) => save.mutateAsync({ body, match }),
    saved: () => showToast(t('form.saved'), 'success'),
    failed: (error) => {
      const detail = error instanceof CallError ? error.detail : undefined;
      const network = error instanceof NetworkError ? shared('error.network') : undefined;
      void showAlert(detail ?? network ?? t('company.saveError'));
      return undefined;
    },
  });
};
