import { formatShort } from '#shared/kernel/time/format.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { useOfferAdminTexts } from './use-offer-admin-texts.ts';
import { useOpenOffers } from './use-offers.ts';

/** The deadline of the first of a contact's open offers; renders nothing without one. */
export const OfferBadge = ({ contactId }: { readonly contactId: string }) => {
  const words = useOfferAdminTexts();
  const { language } = useLanguage();
  const ends = (useOpenOffers({ contact_id: contactId, email: '' }).data ?? []).map(({ held_until }) =>
    epochOf(held_until),
  );
  if (ends.length === 0) return null;
  return (
    <p>
      <span className="tabular inline-block rounded-md bg-info-soft px-1.5 py-0.5 text-sm font-medium text-info">
        {words.card(formatShort(Math.min(...ends), language))}
      </span>
    </p>
  );
};
