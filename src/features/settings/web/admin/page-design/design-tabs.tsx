import { Tabs, useTab } from '#shared/web/admin/tabs.tsx';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { useWide } from '#shared/web/admin/use-wide.ts';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminPageDesign, PageDesign } from '../../../contract.ts';
import { parseHex } from '../../../domain/design/colour.ts';
import { pageDesignTemplates, type TemplateName } from '../../../domain/design/page-design-templates.ts';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';
import { SaveBar } from '../../parts/admin/save-bar.tsx';
import { SettingsConflict } from '../../parts/admin/settings-conflict.tsx';
import { useSettingsForm } from '../../parts/admin/use-settings-form.ts';
import { DesignFields } from './design-fields.tsx';
import { DesignPreview, SidePreview } from './design-preview.tsx';
import { DesignTemplates } from './design-templates.tsx';
import { useSaveDesign } from './use-page-design.ts';

const names = ['templates', 'settings', 'preview'] as const;

/** Templates, individual values and the preview, on the same unsaved values. */
export const DesignTabs = ({ stored }: { readonly stored: AdminPageDesign }) => {
  const t = useTexts(settingsAdminTexts);
  const [tab, show] = useTab(names);
  const save = useSaveDesign();
  const isRoomBeside = useWide(80);
  const { form, conflict, ...saving } = useSettingsForm({
    stored,
    valuesOf,
    send: (body, match) => save.mutateAsync({ body, match }),
    saved: () => void showAlert(t('design.saved')),
    failed: () => void showAlert(t('design.updateFailed'), { title: t('design.notSaved') }),
  });
  const { values, dirty } = form;
  const invalid = Object.entries(values).some(([field, value]) => isColour(field) && !parseHex(value));

  const preview = { values, invalid, dirty };
  const apply = async (name: TemplateName): Promise<void> => {
    const question = t('design.applyConfirm', t(`template.${name}`));
    if (!(await askConfirmation(question, { confirm: t('design.apply') }))) return;
    const template = pageDesignTemplates[name];
    await saving.save(template, template).then(form.discard, saving.refused);
  };
  return (
    <PageForm form={form}>
      <SettingsConflict conflict={conflict} labels={useDesignLabels()} textOf={useDesignChoices()} />
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

const valuesOf = (stored: AdminPageDesign): PageDesign => {
  const { version: _version, ...design } = stored;
  return design;
};

const useDesignLabels = (): Record<keyof PageDesign, string> => {
  const t = useTexts(settingsAdminTexts);
  return {
    background_type: t('design.backgroundType'),
    background_color: t('design.backgroundColor'),
    background_gradient_start: t('design.gradientStart'),
    background_gradient_end: t('design.gradientEnd'),
    primary_color: t('design.primary'),
    secondary_color: t('design.secondary'),
    font_family: t('design.font'),
    button_style: t('design.buttons'),
    card_style: t('design.cards'),
  };
};

/** Returns the names of the choices; undefined for fields whose values are shown as they are. */
const useDesignChoices = () => {
  const t = useTexts(settingsAdminTexts);
  return ({ background_type, button_style, card_style }: PageDesign, field: keyof PageDesign): string | undefined => {
    if (field === 'background_type') return t(`design.${background_type}`);
    if (field === 'button_style') return t(`button.${button_style}`);
    if (field === 'card_style') return t(`card.${card_style === 'bordered' ? 'outlined' : card_style}`);
    return undefined;
  };
};
