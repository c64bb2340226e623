import type { FormEvent } from 'react';
import { useState } from 'react';
import { Panel } from '#shared/web/admin/panel.tsx';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { CallError, NetworkError } from '#shared/web/call-error.ts';
import { showAlert } from '#shared/web/dialogs.tsx';
import { Field } from '#shared/web/field.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';
import { SaveBar } from '../../parts/admin/save-bar.tsx';
import { type Edits, useEdits } from '../../parts/admin/use-edits.ts';
import { type CompanyForm as Company, useSaveCompany } from './use-company-settings.ts';

type Problems = Readonly<Partial<Record<keyof Company, string>>>;

/** Name, address and contact data of the studio, and the closing lines of its mails. */
export const CompanyForm = ({ stored }: { readonly stored: Company }) => {
  const t = useTexts(settingsAdminTexts);
  const edits = useEdits(stored);
  const { busy, problems, submit } = useSave(edits);
  const { values, change } = edits;
  const text = (name: keyof Company) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const nameless = values.company_name.trim() === '';
  return (
    <PageForm unsaved={edits.dirty} onSubmit={submit} className="grid gap-4">
      <Panel title={t('company.studio')}>
        <div className="grid gap-4">
          <Field label={t('company.name')} error={nameless ? t('company.nameMissing') : problems.company_name}>
            {(control) => <input {...control} {...text('company_name')} required autoComplete="organization" />}
          </Field>
          <Field label={t('company.address')} hint={t('company.addressHint')} error={problems.company_address} optional>
            {(control) => <textarea {...control} {...text('company_address')} rows={2} autoComplete="street-address" />}
          </Field>
        </div>
      </Panel>
      <Panel title={t('company.ways')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <Field label={t('company.email')} hint={t('company.emailHint')} error={problems.company_email} optional>
              {(control) => <input {...control} {...text('company_email')} type="email" autoComplete="email" />}
            </Field>
          </div>
          <Field label={t('company.phone')} error={problems.company_phone} optional>
            {(control) => <input {...control} {...text('company_phone')} type="tel" autoComplete="tel" />}
          </Field>
          <Field label={t('company.website')} error={problems.company_website} optional>
            {(control) => <input {...control} {...text('company_website')} type="url" autoComplete="url" />}
          </Field>
        </div>
      </Panel>
      <Panel title={t('company.mails')}>
        <Field label={t('company.footer')} hint={t('company.footerHint')} error={problems.notification_footer} optional>
          {(control) => <textarea {...control} {...text('notification_footer')} rows={4} />}
        </Field>
      </Panel>
      <SaveBar
        dirty={edits.dirty}
        busy={busy}
        obstacle={nameless ? t('company.nameMissing') : undefined}
        onDiscard={edits.discard}
      />
    </PageForm>
  );
};

const useSave = ({ changes, saved }: Edits<Company>) => {
  const t = useTexts(settingsAdminTexts);
  const shared = useTexts(sharedTexts);
  const save = useSaveCompany();
  const [problems, setProblems] = useState<Problems>({});
  const problemOf = (name: keyof Company): string => {
    if (name === 'company_email') return t('company.invalidEmail');
    return t(name === 'company_website' ? 'company.invalidWebsite' : 'company.tooLong');
  };
  const refused = (error: unknown, form: HTMLFormElement): void => {
    const fields = error instanceof CallError ? error.fields.map(({ loc }) => loc[1] as keyof Company) : [];
    setProblems(Object.fromEntries(fields.map((name) => [name, problemOf(name)])));
    if (fields[0]) {
      (form.elements.namedItem(fields[0]) as HTMLElement | null)?.focus();
      return;
    }
    const detail = error instanceof CallError ? error.detail : undefined;
    const network = error instanceof NetworkError ? shared('error.network') : undefined;
    void showAlert(detail ?? network ?? t('company.saveError'));
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (save.isPending) return;
    const form = event.currentTarget;
    setProblems({});
    save.mutate(changes, {
      onSuccess: () => {
        saved(changes);
        showToast(t('form.saved'), 'success');
      },
      onError: (error) => refused(error, form),
    });
  };
  return { busy: save.isPending, problems, submit };
};
