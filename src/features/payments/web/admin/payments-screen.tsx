import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#features/settings/web/parts/admin/loaded.tsx';
import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { AreaTexts } from '#shared/web/admin/area-texts.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { paymentsAdminTexts } from '../../texts/admin-handle.ts';
import { loadPaymentsTexts } from '../../texts/load-area-texts.ts';
import { PaymentsForm } from './payments-form.tsx';
import { paymentsCall, paymentsKey } from './use-save-payments.ts';

/** The screen of the payment settings. */
export const PaymentsScreen = () => (
  <AreaTexts load={loadPaymentsTexts}>
    <Payments />
  </AreaTexts>
);

const Payments = () => {
  const t = useTexts(paymentsAdminTexts);
  const message = useErrorMessage();
  const settings = useQuery({
    queryKey: paymentsKey,
    queryFn: ({ signal }) => paymentsCall('GET /api/admin/payments/settings', undefined, { signal }),
  });
  return (
    <SettingsPage title={t('title')} subtitle={t('subtitle')}>
      <Loaded
        query={settings}
        failure={t('loadTitle')}
        reason={(error) => (error instanceof CallError ? t('loadError', error.status) : message(error))}
      >
        {(stored) => <PaymentsForm stored={stored} />}
      </Loaded>
    </SettingsPage>
  );
};
