import { accountTexts } from '#features/auth/texts/account-handle.ts';
import { loadAccountTexts } from '#features/auth/texts/load-account-texts.ts';
import { PasskeysPanel } from '#features/auth/web/admin/passkeys/passkeys-panel.tsx';
import { PasswordForm } from '#features/auth/web/admin/password-form.tsx';
import { PreferencesPanel } from '#features/auth/web/admin/preferences-panel.tsx';
import { SecondFactorPanel } from '#features/auth/web/admin/second-factor/second-factor-panel.tsx';
import { SessionsPanel } from '#features/auth/web/admin/sessions-panel.tsx';
import { PushPanel } from '#features/notifications/web/parts/push-panel.tsx';
import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { AreaTexts } from '#shared/web/admin/area-texts.tsx';
import { useTexts } from '#shared/web/texts.tsx';

/** Password, passkeys, second factor, language, theme, notices and sessions of the signed-in administrator. */
export const AccountPage = () => (
  <AreaTexts load={loadAccountTexts}>
    <Account />
  </AreaTexts>
);

const Account = () => {
  const t = useTexts(accountTexts);
  return (
    <SettingsPage title={t('title')} subtitle={t('subtitle')}>
      <div className="grid gap-4">
        <PasswordForm />
        <PasskeysPanel />
        <SecondFactorPanel />
        <PreferencesPanel />
        <PushPanel />
        <SessionsPanel />
      </div>
    </SettingsPage>
  );
};
