import { type DaySchedule, weekdayKeys } from '#features/hours/domain/settings/calendar-settings.ts';
import type { OpeningHours } from '#features/hours/server/api.ts';
import type { DescribedPage } from '../facts/described-page.ts';

/** The reference of other descriptions to that of the studio. */
export const studioId = (publicUrl: string): string => `${publicUrl}/#studio`;

/** The studio as a schema.org LocalBusiness. Fields that are not set are left out. */
export const aboutStudio = ({ site, publicUrl }: DescribedPage, hours: OpeningHours | undefined): object => ({
  '@type': 'LocalBusiness',
  '@id': studioId(publicUrl),
  name: site.company_name,
  url: `${publicUrl}/`,
  ...(site.logo_url && { logo: new URL(site.logo_url, publicUrl).href, image: new URL(site.logo_url, publicUrl).href }),
  ...(site.company_address && { address: site.company_address }),
  ...(site.company_phone && { telephone: site.company_phone }),
  ...(site.company_email && { email: site.company_email }),
  ...(site.company_website && { sameAs: site.company_website }),
  ...(hours && hoursOf(hours)),
  potentialAction: reserveAction(`${publicUrl}/booking`),
});

/** The way to book, at an address of the wizard. */
export const reserveAction = (url: string): object => ({
  '@type': 'ReserveAction',
  target: { '@type': 'EntryPoint', urlTemplate: url, inLanguage: ['de', 'ru'] },
  result: { '@type': 'Reservation' },
});

const hoursOf = ({ weekly_schedule, exceptions }: OpeningHours): object => ({
  openingHoursSpecification: weekdayKeys.flatMap((key) =>
    openParts(weekly_schedule[key]).map((part) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${key[0]?.toUpperCase()}${key.slice(1)}`,
      ...part,
    })),
  ),
  ...(exceptions.length > 0 && {
    specialOpeningHoursSpecification: exceptions.flatMap(({ date, ...day }) =>
      (day.is_working ? openParts(day) : [closed]).map((part) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        ...part,
      })),
    ),
  }),
});

// The same time twice means closed.
const closed = { opens: '00:00', closes: '00:00' };

/** The times of a day without its break, in order. */
const openParts = (day: DaySchedule): { readonly opens: string; readonly closes: string }[] => {
  if (!day.is_working) return [];
  if (!day.break_enabled) return [{ opens: day.start_time, closes: day.end_time }];
  return [
    { opens: day.start_time, closes: day.break_start },
    { opens: day.break_end, closes: day.end_time },
  ].filter(({ opens, closes }) => opens < closes);
};
