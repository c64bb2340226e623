import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { Contact } from '../../../contract.ts';
import { boardTexts } from '../../../texts/board-handle.ts';

interface ConversionBannerProps {
  readonly contact: Contact;
  readonly onShowBooking: () => void;
}

/** States that the contact has booked the requested service or another one. */
export const ConversionBanner = ({ contact, onShowBooking }: ConversionBannerProps) => {
  const t = useTexts(boardTexts);
  const isOther = contact.conversion_type === 'different_service';
  return (
    <div className={`rounded-field p-3 ${isOther ? 'bg-info-soft' : 'bg-success-soft'}`}>
      <p className={`font-semibold ${isOther ? 'text-info' : 'text-success'}`}>
        {t(isOther ? 'conversion.other' : 'conversion.same')}
      </p>
      {isOther ? (
        <p className="mt-1">
          {t('conversion.requested')} <strong>{contact.original_service_requested ?? t('conversion.unknown')}</strong>.{' '}
          {t('conversion.upsell')}
        </p>
      ) : (
        <p className="mt-1">{t('conversion.same.text')}</p>
      )}
      <Button look="secondary" className="mt-3 w-full" onClick={onShowBooking}>
        {t('booked.show')}
      </Button>
    </div>
  );
};
