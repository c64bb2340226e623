import { useAllOpenOffers } from '#features/offers/web/parts/admin/use-offers.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { formatDate, formatDateTime, formatTime } from '#shared/kernel/time/format.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { ObjectionView, WorkingDay } from '../../contract.ts';
import { calendarTexts } from '../../texts/handle.ts';

interface StudioHours {
  readonly hours: WorkingDay;
  /** The last day that customers may book. */
  readonly last_day?: string;
  /** The first instant with enough notice for customers. */
  readonly first_start?: string;
}

/** The person of an offer, among those that are open. */
const useNameOfOffer = (): ((offerId: string | null) => string) => {
  const { data } = useAllOpenOffers();
  return (offerId) => data?.find(({ id }) => id === offerId)?.customer.name ?? '';
};

/** Describes a reason against a time as a sentence that names its cause. */
export const useObjectionWords = (): ((objection: ObjectionView, limits: StudioHours) => string) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const nameOf = useNameOfOffer();
  const offer = (held: ObjectionView['held']): string => {
    if (!held) return '–';
    const until = formatDateTime(epochOf(held.until));
    return t('reason.held', { name: nameOf(held.offer_id), times: timesOf(held), until });
  };
  const spot = (held: ObjectionView['held']): string | undefined => {
    if (!held?.campaign) return undefined;
    const { name_de, name_ru } = held.campaign;
    return t('reason.spot', { name: inLanguage({ name_de, name_ru }, 'name', language), times: timesOf(held) });
  };
  return ({ reason, booking, time_off, resource, exception, held }, { hours, last_day, first_start }) => {
    const of = ownerOf(resource);
    const own = exception ? ` ${t('reason.exception', formatDate(exception))}` : '';
    if (reason === 'booked' || reason === 'buffer') {
      const sold = spot(held);
      if (sold && reason === 'booked') return `${of}${sold}.`;
      return of + t(`reason.${reason}`, booking ? session(booking) : (sold ?? offer(held)));
    }
    if (reason === 'time_off') return of + t('reason.time_off', time_off ? absence(time_off) : '–');
    // The hours are those of the photographer.
    const known = (times: Range | null): string => (times && !resource ? timesOf(times) : '');
    if (reason === 'break') return of + t('reason.break', known(hours.pause)) + own;
    if (reason === 'outside_hours') return of + t('reason.outside_hours', known(hours.open)) + own;
    if (reason === 'outside_window') return t('reason.outside_window', last_day ? formatDate(last_day) : '–');
    if (reason === 'too_soon') return t('reason.too_soon', first_start ? formatDateTime(epochOf(first_start)) : '–');
    return of + t(`reason.${reason}`) + own;
  };
};

interface Range {
  readonly start: string;
  readonly end: string;
}

const timesOf = ({ start, end }: Range): string => `${formatTime(epochOf(start))}–${formatTime(epochOf(end))}`;

const ownerOf = (resource: ObjectionView['resource']): string => (resource ? `${resource.name}: ` : '');

const session = ({ customer_name, confirmation_code, ...times }: NonNullable<ObjectionView['booking']>): string =>
  `${customer_name} (${confirmation_code}), ${timesOf(times)}`;

const absence = ({ start, end, reason }: Range & { readonly reason: string | null }): string =>
  [`${formatDateTime(epochOf(start))} – ${formatDateTime(epochOf(end))}`, reason && `(${reason})`]
    .filter(Boolean)
    .join(' ');
