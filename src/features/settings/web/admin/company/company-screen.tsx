import { useTexts } from '#shared/web/texts.tsx';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';
import { Loaded } from '../../parts/admin/loaded.tsx';
import { SettingsPage } from '../../parts/admin/settings-page.tsx';
import { CompanyForm } from './company-form.tsx';
import { LogoPanel } from './logo-panel.tsx';
import { useCompanySettings } from './use-company-settings.ts';

/** The settings screen of the studio's description. */
export const CompanyScreen = () => {
  const t = useTexts(settingsAdminTexts);
  const company = useCompanySettings();
  return (
    <SettingsPage title={t('company.title')} subtitle={t('company.subtitle')}>
      <Loaded query={company} failure={t('company.loadError')}>
        {(stored) => (
          <div className="grid gap-4">
            <LogoPanel url={stored.logo_url} />
            <CompanyForm stored={stored} />
          </div>
        )}
      </Loaded>
    </SettingsPage>
  );
};
