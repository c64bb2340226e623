import { CopyButton } from '#shared/web/admin/copy-button.tsx';
import { QrCode } from '#shared/web/qr/qr-code.tsx';
import type { CampaignWithSpots } from '../../contract.ts';
import { useCampaignAdminTexts } from './use-campaign-admin-texts.ts';

/** The address of the page as text and as a QR code, and before the sale the early link. */
export const CampaignAddresses = ({
  campaign: { url, early_url, state },
}: {
  readonly campaign: CampaignWithSpots;
}) => {
  const words = useCampaignAdminTexts();
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <div className="grid min-w-0 flex-1 basis-72 gap-4">
        <div>
          <h3 className="font-semibold">{words.address}</h3>
          <p className="mt-1 mb-2 break-all select-all">{url}</p>
          <CopyButton text={url} label={words.copy} copied={words.copied} />
        </div>
        {state === 'before' && early_url !== null && (
          <div>
            <h3 className="font-semibold">{words.early}</h3>
            <p className="text-sm text-muted">{words.earlyHint}</p>
            <p className="mt-1 mb-2 break-all select-all">{early_url}</p>
            <CopyButton text={early_url} label={words.copy} copied={words.copied} />
          </div>
        )}
      </div>
      <QrCode text={url} label={words.qr} failure={words.noQr} />
    </div>
  );
};
