import { accountTexts } from '#features/auth/texts/account-handle.ts';
import { PasswordForm } from '#features/auth/web/admin/password-form.tsx';
import { SecondFactorPanel } from '#features/auth/web/admin/second-factor-panel.tsx';
import { SessionsPanel } from '#features/auth/web/admin/sessions-panel.tsx';
import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { useTexts } from '#shared/web/texts.tsx';

/** Password, second factor and sessions of the signed-in administrator. */
export const AccountPage = () => {
  const t = useTexts(accountTexts);
  return (
    <SettingsPage title={t('title')} subtitle={t('subtitle')}>
      <div className="grid gap-4">
        <PasswordForm />
        <SecondFactorPanel />
        <SessionsPanel />
      </div>
    </SettingsPage>
  );
};
