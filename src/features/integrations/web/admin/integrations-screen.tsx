import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { AreaTexts } from '#shared/web/admin/area-texts.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { integrationsAdminTexts } from '../../texts/admin-handle.ts';
import { loadIntegrationsTexts } from '../../texts/load-area-texts.ts';
import { KeysPanel } from './keys-panel.tsx';
import { WebhooksPanel } from './webhooks-panel.tsx';

/** Access for other programs: API keys and webhooks. */
export const IntegrationsScreen = () => (
  <AreaTexts load={loadIntegrationsTexts}>
    <Integrations />
  </AreaTexts>
);

const Integrations = () => {
  const t = useTexts(integrationsAdminTexts);
  return (
    <SettingsPage title={t('title')} subtitle={t('subtitle')}>
      <div className="grid grid-cols-1 gap-4">
        <KeysPanel />
        <WebhooksPanel />
        <p className="text-muted">
          {t('docs.lead')}{' '}
          <a
            href="/api/docs"
            className="inline-flex min-h-11 items-center font-medium text-accent-text underline underline-offset-4 sm:min-h-0"
          >
            {t('docs.link')}
          </a>
        </p>
      </div>
    </SettingsPage>
  );
};
