import { CalendarClock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { OpenOffer } from './open-offer.tsx';
import { useOfferAdminTexts } from './use-offer-admin-texts.ts';
import { type OfferedTo, useOpenOffers } from './use-offers.ts';

const OfferForm = lazy(async () => ({ default: (await import('./offer-form.tsx')).OfferForm }));

/** The open offers to a person, and the button that offers times. */
export const OffersOfPerson = ({ person }: { readonly person: OfferedTo }) => {
  const words = useOfferAdminTexts();
  const offers = useOpenOffers(person).data ?? [];
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-2">
      {offers.length > 0 && (
        <section aria-label={words.open} className="grid gap-2">
          {offers.map((offer) => (
            <OpenOffer key={offer.id} offer={offer} />
          ))}
        </section>
      )}
      <Button look="secondary" onClick={() => setOpen(true)}>
        <CalendarClock size={18} aria-hidden="true" />
        {words.make}
      </Button>
      {isOpen && (
        <Suspense>
          <OfferForm person={person} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
