import { ExternalLink, Info } from 'lucide-react';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import type { FieldState } from '#shared/web/admin/form/use-form.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminLegalPage } from '../../../legal-contract.ts';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';
import { SaveBar } from '../../parts/admin/save-bar.tsx';
import { SettingsConflict } from '../../parts/admin/settings-conflict.tsx';
import { useSettingsForm } from '../../parts/admin/use-settings-form.ts';
import { LegalHistory } from './legal-history.tsx';
import { type OwnTexts, useSaveLegalPage } from './use-legal-pages.ts';

const languages = ['de', 'ru'] as const;

/** One legal page in both languages. */
export const LegalForm = ({ page }: { readonly page: AdminLegalPage }) => {
  const t = useTexts(settingsAdminTexts);
  const words = useErrorMessage();
  const save = useSaveLegalPage(page.kind);
  const { form, conflict } = useSettingsForm<AdminLegalPage, OwnTexts>({
    stored: page,
    valuesOf: (stored) => ({ de: ownOf(stored, 'de'), ru: ownOf(stored, 'ru') }),
    send: (body, match) => save.mutateAsync({ body, match }),
    saved: () => showToast(t('legal.published'), 'success'),
    failed: (error) => {
      void showAlert(words(error), { title: t('legal.saveError') });
      return undefined;
    },
  });
  return (
    <PageForm form={form} className="grid grid-cols-1 gap-4">
      <SettingsConflict
        conflict={conflict}
        labels={{ de: t('legal.language.de'), ru: t('legal.language.ru') }}
        textOf={(texts, field) => texts[field] ?? t('legal.template')}
      />
      <p className="flex gap-2.5 rounded-field bg-info-soft px-3 py-2.5">
        <Info size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-info" />
        <span className="min-w-0">{t(`legal.hint.${page.kind}`)}</span>
      </p>
      {languages.map((language) => (
        <LanguagePanel key={language} page={page} language={language} {...form.field(language)} />
      ))}
      <LegalHistory page={page} />
      <SaveBar form={form} />
    </PageForm>
  );
};

const ownOf = (page: AdminLegalPage, language: 'de' | 'ru'): string | null =>
  page[language].is_own ? page[language].text : null;

interface LanguagePanelProps extends FieldState<string | null> {
  readonly page: AdminLegalPage;
  readonly language: 'de' | 'ru';
}

const LanguagePanel = ({ page, language, name, value, error, onChange }: LanguagePanelProps) => {
  const t = useTexts(settingsAdminTexts);
  const isOwn = value !== null;
  const { is_own, template } = page[language];
  // A text edited back to the template counts as the template again.
  const type = (text: string): void => onChange(!is_own && text === template ? null : text);
  return (
    <Panel
      title={t(`legal.language.${language}`)}
      aside={
        <a
          href={`/${page.kind}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-control items-center gap-2 font-medium text-accent-text hover:underline"
        >
          <ExternalLink size={16} aria-hidden="true" />
          {t('legal.show')}
        </a>
      }
    >
      <TextField
        name={name}
        error={error}
        label={t(isOwn ? 'legal.own' : 'legal.template')}
        hint={t(isOwn ? 'legal.ownHint' : 'legal.templateHint')}
        lang={language}
        rows={16}
        maxLength={100_000}
        value={value ?? template}
        onChange={type}
      />
      {isOwn && (
        <Button look="secondary" className="mt-3" onClick={() => onChange(null)}>
          {t('legal.backToTemplate')}
        </Button>
      )}
    </Panel>
  );
};
