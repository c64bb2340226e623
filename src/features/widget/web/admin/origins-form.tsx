import type { FormEvent } from 'react';
import { settingsAdminTexts } from '#features/settings/texts/admin-handle.ts';
import { useEdits } from '#features/settings/web/parts/admin/use-edits.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { Button } from '#shared/web/button.tsx';
import { showAlert } from '#shared/web/dialogs.tsx';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import { embeddingOrigin, mostOrigins } from '../../domain/embedding-origin.ts';
import { widgetAdminTexts } from '../../texts/admin-handle.ts';
import { useSaveWidget } from './use-widget.ts';

/** The websites that may embed the wizard, one per line. */
export const OriginsForm = ({ origins }: { readonly origins: readonly string[] }) => {
  const t = useTexts(widgetAdminTexts);
  const settings = useTexts(settingsAdminTexts);
  const words = useErrorMessage();
  const { values, changes, dirty, change, saved, discard } = useEdits({ lines: origins.join('\n') });
  const save = useSaveWidget();
  const typed = values.lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const wrong = typed.find((line) => embeddingOrigin(line) === null);
  const error =
    wrong === undefined
      ? typed.length > mostOrigins
        ? t('origins.tooMany', mostOrigins)
        : undefined
      : t('origins.invalid', wrong);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending || error !== undefined) return;
    save.mutate(typed, {
      onSuccess: () => {
        saved(changes);
        // Input is stored as an origin, so the stored form is shown.
        discard();
        showToast(settings('form.saved'), 'success');
      },
      onError: (failure) => void showAlert(words(failure), { title: t('saveError') }),
    });
  };
  return (
    <Panel title={t('origins.title')}>
      <PageForm unsaved={dirty} onSubmit={submit} className="grid gap-4">
        <p className="text-muted">{t('origins.lead')}</p>
        <Field label={t('origins.label')} hint={t('origins.hint')} error={dirty ? error : undefined}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              spellCheck={false}
              autoComplete="off"
              value={values.lines}
              onChange={(event) => change({ lines: event.target.value })}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center justify-end gap-2">
          <output className="mr-auto text-muted">{settings(dirty ? 'form.unsaved' : 'form.allSaved')}</output>
          {dirty && (
            <Button look="quiet" onClick={discard}>
              {settings('form.discard')}
            </Button>
          )}
          <Button type="submit" busy={save.isPending} disabled={!dirty || error !== undefined}>
            {settings('form.save')}
          </Button>
        </div>
      </PageForm>
    </Panel>
  );
};
