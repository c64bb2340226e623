import { Loaded } from '#features/settings/web/parts/admin/loaded.tsx';
import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { AreaTexts } from '#shared/web/admin/area-texts.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { privacyAdminTexts } from '../../texts/admin-handle.ts';
import { loadPrivacyTexts } from '../../texts/load-area-texts.ts';
import { PersonPanel } from './person-panel.tsx';
import { RetentionForm } from './retention-form.tsx';
import { useRetention } from './use-privacy.ts';

/** The screen for customers' data: lookup, export, erasure and retention. */
export const PrivacyScreen = () => (
  <AreaTexts load={loadPrivacyTexts}>
    <Privacy />
  </AreaTexts>
);

const Privacy = () => {
  const t = useTexts(privacyAdminTexts);
  const retention = useRetention();
  return (
    <SettingsPage title={t('title')} subtitle={t('subtitle')}>
      <div className="grid gap-4">
        <PersonPanel />
        <Loaded query={retention} failure={t('retention.loadError')}>
          {(loaded) => <RetentionForm retention={loaded} />}
        </Loaded>
      </div>
    </SettingsPage>
  );
};
