import { Loaded } from '#features/settings/web/parts/admin/loaded.tsx';
import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { Tabs, useTab } from '#shared/web/admin/tabs.tsx';
import { useInvoiceSettings, useInvoiceTexts } from '../parts/admin/use-invoices.ts';
import { InvoiceList } from './invoice-list.tsx';
import { InvoiceSettingsForm } from './invoice-settings-form.tsx';

/** The documents of all bookings, and how they are issued. */
export const InvoicesScreen = () => {
  const texts = useInvoiceTexts();
  const settings = useInvoiceSettings();
  const [tab, show] = useTab(['list', 'settings']);
  const tabs = (['list', 'settings'] as const).map((name) => ({ name, label: texts.tabs[name] }));
  return (
    <SettingsPage title={texts.title} subtitle={texts.subtitle}>
      <Tabs label={texts.title} tabs={tabs} shown={tab} onShow={show}>
        <Loaded query={settings} failure={texts.settingsError}>
          {(stored) =>
            tab === 'list' ? (
              <InvoiceList enabled={stored.enabled} onSetUp={() => show('settings')} />
            ) : (
              <InvoiceSettingsForm stored={stored} />
            )
          }
        </Loaded>
      </Tabs>
    </SettingsPage>
  );
};
