import { Loaded } from '#features/settings/web/parts/admin/loaded.tsx';
import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { AreaTexts } from '#shared/web/admin/area-texts.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { widgetAdminTexts } from '../../texts/admin-handle.ts';
import { loadWidgetTexts } from '../../texts/load-area-texts.ts';
import { OriginsForm } from './origins-form.tsx';
import { useWidget } from './use-widget.ts';
import { WidgetSnippet } from './widget-snippet.tsx';

/** Embedding the wizard into the studio's website: allowed websites, the tag to paste, and a preview. */
export const WidgetScreen = () => (
  <AreaTexts load={loadWidgetTexts}>
    <Widget />
  </AreaTexts>
);

const Widget = () => {
  const t = useTexts(widgetAdminTexts);
  const widget = useWidget();
  return (
    <SettingsPage title={t('title')} subtitle={t('subtitle')}>
      <Loaded query={widget} failure={t('loadError')}>
        {(stored) => (
          <div className="grid gap-4">
            <WidgetSnippet hasOrigins={stored.origins.length > 0}>
              <OriginsForm stored={stored} />
            </WidgetSnippet>
          </div>
        )}
      </Loaded>
    </SettingsPage>
  );
};
