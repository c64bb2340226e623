import { formatDateTime } from '#shared/kernel/time/format.ts';
import { CopyButton } from '#shared/web/admin/copy-button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminPaymentSettings } from '../../contract.ts';
import { paymentsAdminTexts } from '../../texts/admin-handle.ts';

interface WebhookAddressProps {
  readonly address: string;
  readonly last: AdminPaymentSettings['last_webhook'];
}

/** The webhook URL to copy into the provider's dashboard, and whether events arrive. */
export const WebhookAddress = ({ address, last }: WebhookAddressProps) => {
  const t = useTexts(paymentsAdminTexts);
  return (
    <div>
      <p className="mb-1.5 font-medium">{t('webhook.address')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 basis-64 rounded-field bg-sunken px-3 py-2 font-mono text-sm break-all select-all">
          {address}
        </code>
        <CopyButton text={address} label={t('copy')} copied={t('copied')} />
      </div>
      <p className="mt-1.5 text-sm text-muted">{t('webhook.hint')}</p>
      <p className="mt-1.5 text-sm font-medium">
        {last ? t('webhook.last', formatDateTime(Date.parse(last.received_at))) : t('webhook.none')}
      </p>
    </div>
  );
};
