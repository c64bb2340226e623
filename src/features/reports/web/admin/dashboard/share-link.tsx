import { CopyButton } from '#shared/web/admin/copy-button.tsx';
import { QrCode } from '#shared/web/qr/qr-code.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { dashboardTexts } from '../../../texts/dashboard-handle.ts';

/** The address of the booking page to share once the studio is ready: as text and as a QR code. */
export const ShareLink = () => {
  const t = useTexts(dashboardTexts);
  const address = `${location.origin}/booking`;
  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-4 border-t border-line pt-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-semibold">{t('goLive.share')}</h3>
        <p className="mt-1 text-muted">{t('goLive.share.text')}</p>
        <p className="mt-3 mb-3 font-medium break-all select-all">{address}</p>
        <CopyButton text={address} label={t('goLive.share.copy')} copied={t('goLive.share.copied')} />
      </div>
      <QrCode text={address} label={t('goLive.share.qr')} failure={t('goLive.share.noQr')} />
    </div>
  );
};
