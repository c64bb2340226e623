import { useForm } from '#shared/web/admin/form/use-form.ts';
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
import { DesignFields } from './design-fields.tsx';
import { DesignPreview, SidePreview } from './design-preview.tsx';
import { DesignTemplates } from './design-templates.tsx';
import { useSaveDesign } from './use-page-design.ts';

const names = ['templates', 'settings', 'preview'] as const;

/** Templates, individual values and the preview, on the same unsaved values. */
export const DesignTabs = ({ stored }: { readonly stored: PageDesign }) => {
  const t = useTexts(settingsAdminTexts);
  const [tab, show] = useTab(names);
  const save = useSaveDesign();
  const isRoomBeside = useWide(80);
  const failed = (): undefined => void showAlert(t('design.updateFailed'), { title: t('design.notSaved') });
  const put = async (design: Partial<PageDesign>): Promise<void> => {
    await save.mutateAsync(design);
    void showAlert(t('design.saved'));
  };
  const form = useForm({ initial: stored, live: true, save: (_, changes) => put(changes), failed });
  const { values, dirty } = form;
  const invalid = Object.entries(values).some(([field, value]) => isColour(field) && !parseHex(value));

  const preview = { values, invalid, dirty };
  const apply = async (name: TemplateName): Promise<void> => {
    const question = t('design.applyConfirm', t(`template.${name}`));
    if (!(await askConfirmation(question, { confirm: t('design.apply') }))) return;
    await put(pageDesignTemplates[name]).then(form.discard, failed);
  };
  return (
    <PageForm form={form}>
      <Tabs
        label={t('design.tabs')}
        tabs={names.map((name) => ({ name, label: t(`design.${name}`) }))}
        shown={tab}
        onShow={show}
      >
        {tab === 'templates' && <DesignTemplates stored={stored} onApply={(name) => void apply(name)} />}
        {tab === 'settings' && (
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <DesignFields form={form} />
            {isRoomBeside && <SidePreview {...preview} />}
          </div>
        )}
        {tab === 'preview' && <DesignPreview {...preview} />}
      </Tabs>
      <div className="h-4" />
      {(dirty || tab === 'settings') && <SaveBar form={form} obstacle={invalid ? t('colour.invalid') : undefined} />}
    </PageForm>
  );
};

const isColour = (field: string): boolean => field.endsWith('_color') || field.startsWith('background_gradient_');
