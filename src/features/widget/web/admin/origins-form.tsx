import { settingsAdminTexts } from '#features/settings/texts/admin-handle.ts';
import { SaveBar } from '#features/settings/web/parts/admin/save-bar.tsx';
import { SettingsConflict } from '#features/settings/web/parts/admin/settings-conflict.tsx';
import { useSettingsForm } from '#features/settings/web/parts/admin/use-settings-form.ts';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminWidget } from '../../contract.ts';
import { embeddingOrigin, mostOrigins } from '../../domain/embedding-origin.ts';
import { widgetAdminTexts } from '../../texts/admin-handle.ts';
import { useSaveWidget } from './use-widget.ts';

/** The websites that may embed the wizard, one per line. */
export const OriginsForm = ({ stored }: { readonly stored: AdminWidget }) => {
  const t = useTexts(widgetAdminTexts);
  const settings = useTexts(settingsAdminTexts);
  const words = useErrorMessage();
  const save = useSaveWidget();
  const objectionTo = (lines: readonly string[]): string | undefined => {
    const wrong = lines.find((line) => embeddingOrigin(line) === null);
    if (wrong !== undefined) return t('origins.invalid', wrong);
    return lines.length > mostOrigins ? t('origins.tooMany', mostOrigins) : undefined;
  };
  const { form, conflict } = useSettingsForm({
    stored,
    valuesOf: ({ origins }) => ({ origins: origins.join('\n') }),
    check: (values) => ({ origins: objectionTo(linesOf(values.origins)) }),
    // Input is stored as an origin, and the stored form is shown.
    send: (_, match, { origins }) => save.mutateAsync({ body: { origins: linesOf(origins) }, match }),
    saved: () => showToast(settings('form.saved'), 'success'),
    failed: (error) => {
      void showAlert(words(error), { title: t('saveError') });
      return undefined;
    },
  });
  return (
    <Panel title={t('origins.title')}>
      <PageForm form={form} className="grid gap-4">
        <SettingsConflict conflict={conflict} labels={{ origins: t('origins.label') }} />
        <p className="text-muted">{t('origins.lead')}</p>
        <TextField
          {...form.field('origins')}
          label={t('origins.label')}
          hint={t('origins.hint')}
          rows={3}
          spellCheck={false}
          autoComplete="off"
        />
        <SaveBar place="panel" form={form} obstacle={form.problems['origins'] && t('origins.check')} />
      </PageForm>
    </Panel>
  );
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
