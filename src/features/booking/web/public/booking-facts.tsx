import type { ReactNode } from 'react';
import { pictureParts } from '#features/pictures/web/parts/public/picture-slot.ts';
import { itemWords } from '#features/services/domain/extras/item-words.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { MapLink } from '#features/settings/web/parts/map-link.tsx';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { euroInSentence } from '#shared/web/money.tsx';
import type { Site } from '#shared/web/page.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { When } from '#shared/web/time/when.tsx';
import type { PublicBooking } from '../../contract.ts';
import { bookingTexts } from '../../texts/handle.ts';

interface BookingFactsProps {
  readonly booking: PublicBooking;
  readonly site: Site;
  /** The week of a place until a birth, in words. */
  readonly week?: string | undefined;
}

/** The service with its items, time, photographer, place and customer of a booking. */
export const BookingFacts = ({ booking, site, week }: BookingFactsProps) => {
  const t = useTexts(bookingTexts);
  const { language } = useLanguage();
  const service = serviceName(
    { name: booking.service_name, name_de: booking.service_name_de, name_ru: booking.service_name_ru },
    language,
  );
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {!booking.without_time && (
        <Fact name={t('booking.when')}>
          <When start={booking.start} end={booking.end} clock={t('booking.clock')} />
        </Fact>
      )}
      {booking.awaits_birth && (
        <Fact name={t('booking.when')}>
          {week !== undefined && <span className="block font-semibold">{week}</span>}
          <span className={week === undefined ? 'block font-semibold' : 'block text-muted'}>
            {t('booking.afterBirth')}
          </span>
        </Fact>
      )}
      <Fact name={t('booking.customer')}>
        <span className="block font-semibold">{booking.customer.name}</span>
      </Fact>
      <Fact name={t('booking.service')}>
        <span className="block font-semibold">{service}</span>
        <span className="block text-muted">
          {[
            booking.photographer_name,
            ...(booking.resources ?? []).map((resource) => inLanguage(resource, 'name', language)),
          ].join(', ')}
        </span>
        {booking.items && (
          <span className="block text-muted">
            {booking.items.map((item) => itemWords(item, language) + detailOf(item)).join(', ')}
          </span>
        )}
        {booking.resources?.map(({ picture }) => pictureParts.placePicture?.(picture))}
      </Fact>
      <Fact name={t('booking.place')}>
        <span className="block font-semibold">{site.company_name}</span>
        {site.company_address && (
          <>
            <span className="block whitespace-pre-line text-muted">{site.company_address}</span>
            <MapLink address={site.company_address} />
          </>
        )}
      </Fact>
    </dl>
  );
};

/** ' (11:15–12:00)' for a second session, ' (-15,00 €)' for a reduction. */
const detailOf = ({ start, end, price }: NonNullable<PublicBooking['items']>[number]): string => {
  if (start && end) return ` (${start.slice(11, 16)}–${end.slice(11, 16)})`;
  return price < 0 ? ` (${euroInSentence(price)})` : '';
};

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="mt-1 break-words">{children}</dd>
  </div>
);
