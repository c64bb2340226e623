import { lazy, Suspense } from 'react';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { Loaded } from '#features/settings/web/parts/admin/loaded.tsx';
import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { Tabs, useTab } from '#shared/web/admin/tabs.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useInvoiceSettings, useInvoiceTexts } from '../parts/admin/use-invoices.ts';
import { InvoiceList } from './invoice-list.tsx';
import { InvoiceSettingsForm } from './invoice-settings-form.tsx';

const AccountsTab = lazy(async () => ({ default: (await import('./months/accounts-tab.tsx')).AccountsTab }));
const MonthsTab = lazy(async () => ({ default: (await import('./months/months-tab.tsx')).MonthsTab }));
const ReceivedTab = lazy(async () => ({ default: (await import('./received/received-tab.tsx')).ReceivedTab }));

/** The documents of all bookings, those of others to read, and how the own are issued. */
export const InvoicesScreen = () => {
  const texts = useInvoiceTexts();
  const settings = useInvoiceSettings();
  const isOwner = useIsOneOf('owner');
  const hasMonths = useIsOneOf('owner', 'accountant');
  const names = [
    'list',
    'received',
    ...(hasMonths ? (['months', 'accounts'] as const) : []),
    ...(isOwner ? (['settings'] as const) : []),
  ] as const;
  const [tab, show] = useTab<(typeof names)[number]>(names);
  const tabs = names.map((name) => ({ name, label: texts.tabs[name] }));
  return (
    <SettingsPage title={texts.title} subtitle={texts.subtitle}>
      <Tabs label={texts.title} tabs={tabs} shown={tab} onShow={show}>
        {tab === 'received' || tab === 'months' || tab === 'accounts' ? (
          <Suspense
            fallback={
              <Loading>
                <Skeleton className="h-32" />
              </Loading>
            }
          >
            {tab === 'received' ? <ReceivedTab /> : tab === 'months' ? <MonthsTab /> : <AccountsTab />}
          </Suspense>
        ) : (
          <Loaded query={settings} failure={texts.settingsError}>
            {(stored) =>
              tab === 'list' ? (
                <InvoiceList enabled={stored.enabled} {...(isOwner && { onSetUp: () => show('settings') })} />
              ) : (
                <InvoiceSettingsForm stored={stored} />
              )
            }
          </Loaded>
        )}
      </Tabs>
    </SettingsPage>
  );
};
