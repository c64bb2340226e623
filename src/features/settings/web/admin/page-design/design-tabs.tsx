import type { FormEvent } from 'react';
import { Tabs, useTab } from '#shared/web/admin/tabs.tsx';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { useWide } from '#shared/web/admin/use-wide.ts';
import { askConfirmation, showAlert } from '#shared/web/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { PageDesign } from '../../../contract.ts';
import { parseHex } from '../../../domain/colour.ts';
import { pageDesignTemplates, type TemplateName } from '../../../domain/page-design-templates.ts';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';
import { SaveBar } from '../../parts/admin/save-bar.tsx';
import { useEdits } from '../../parts/admin/use-edits.ts';
import { DesignFields } from './design-fields.tsx';
import { DesignPreview, PreviewBeside } from './design-preview.tsx';
import { DesignTemplates } from './design-templates.tsx';
import { useSaveDesign } from './use-page-design.ts';

const names = ['templates', 'settings', 'preview'] as const;

/** Templates, individual values and the preview, on the same unsaved values. */
export const DesignTabs = ({ stored }: { readonly stored: PageDesign }) => {
  const t = useTexts(settingsAdminTexts);
  const [tab, show] = useTab(names);
  const edits = useEdits(stored);
  const save = useSaveDesign();
  const isRoomBeside = useWide(80);
  const { values } = edits;
  const invalid = Object.entries(values).some(([field, value]) => isColour(field) && !parseHex(value));

  const preview = { values, invalid, dirty: edits.dirty };
  const put = (design: Partial<PageDesign>, done: () => void): void =>
    save.mutate(design, {
      onSuccess: () => {
        done();
        void showAlert(t('design.saved'));
      },
      onError: () => void showAlert(t('design.updateFailed'), { title: t('design.notSaved') }),
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!save.isPending && !invalid) put(edits.changes, () => edits.saved(edits.changes));
  };
  const apply = async (name: TemplateName): Promise<void> => {
    const question = t('design.applyConfirm', t(`template.${name}`));
    if (await askConfirmation(question, { confirm: t('design.apply') })) put(pageDesignTemplates[name], edits.discard);
  };
  return (
    <PageForm unsaved={edits.dirty} onSubmit={submit}>
      <Tabs
        label={t('design.tabs')}
        tabs={names.map((name) => ({ name, label: t(`design.${name}`) }))}
        shown={tab}
        onShow={show}
      >
        {tab === 'templates' && <DesignTemplates stored={stored} onApply={(name) => void apply(name)} />}
        {tab === 'settings' && (
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <DesignFields values={values} onChange={edits.change} />
            {isRoomBeside && <PreviewBeside {...preview} />}
          </div>
        )}
        {tab === 'preview' && <DesignPreview {...preview} />}
      </Tabs>
      <div className="h-4" />
      {(edits.dirty || tab === 'settings') && (
        <SaveBar
          dirty={edits.dirty}
          busy={save.isPending}
          obstacle={invalid ? t('colour.invalid') : undefined}
          onDiscard={edits.discard}
        />
      )}
    </PageForm>
  );
};

const isColour = (field: string): boolean => field.endsWith('_color') || field.startsWith('background_gradient_');
