import { Send } from 'lucide-react';
import { Link } from 'react-router';
import { Loaded } from '#features/settings/web/parts/admin/loaded.tsx';
import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { emailAdminTexts } from '../../texts/admin-handle.ts';
import { EmailTabs } from './email-tabs.tsx';
import { useEmailSettings } from './use-email-settings.ts';

/** The settings of messages to customers. */
export const EmailScreen = () => {
  const t = useTexts(emailAdminTexts);
  const settings = useEmailSettings();
  return (
    <SettingsPage
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Link
          to="/admin/outbox"
          className="inline-flex min-h-control items-center gap-2 font-medium text-accent-text hover:underline"
        >
          <Send size={16} aria-hidden="true" />
          {t('outbox.link')}
        </Link>
      }
    >
      <Loaded query={settings} failure={t('loadError')}>
        {(stored) => <EmailTabs stored={stored} />}
      </Loaded>
    </SettingsPage>
  );
};
