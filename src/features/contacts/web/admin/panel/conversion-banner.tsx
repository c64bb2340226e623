import { Button } from '#shared/web/button.tsx';
import type { Contact } from '../../../contract.ts';

interface ConversionBannerProps {
  readonly contact: Contact;
  readonly onShowBooking: () => void;
}

/** States that the contact has booked the requested service or another one. */
export const ConversionBanner = ({ contact, onShowBooking }: ConversionBannerProps) => {
  const isOther = contact.conversion_type === 'different_service';
  return (
    <div className={`rounded-field p-3 ${isOther ? 'bg-info-soft' : 'bg-success-soft'}`}>
      <p className={`font-semibold ${isOther ? 'text-info' : 'text-success'}`}>
        {isOther ? 'Anderer Service gebucht' : 'Erfolgreich konvertiert'}
      </p>
      {isOther ? (
        <p className="mt-1">
          Ursprünglich angefragt: <strong>{contact.original_service_requested ?? 'nicht bekannt'}</strong>.
          Upsell-Chance: Bieten Sie diesen Service als Ergänzung an.
        </p>
      ) : (
        <p className="mt-1">Aus der Anfrage ist eine Buchung geworden.</p>
      )}
      <Button look="secondary" className="mt-3 w-full" onClick={onShowBooking}>
        Buchung ansehen
      </Button>
    </div>
  );
};
