import { givenContact } from '#shared/kernel/contact/placeholder-contact.ts';
import type { Language } from '#shared/kernel/language.ts';
import { bookingUid, type CalendarEvent } from '#shared/server/ics.ts';
import type { Occupations } from '../calendar-events.ts';

const words = {
  de: {
    off: 'Abwesend',
    unavailable: 'Nicht verfügbar',
    photographer: 'Fotograf/in',
    code: 'Buchungscode',
    phone: 'Telefon',
  },
  ru: { off: 'Отсутствует', unavailable: 'Недоступно', photographer: 'Фотограф', code: 'Код записи', phone: 'Телефон' },
} as const;

/**
 * Returns bookings that are not cancelled and time off as events of a calendar file. A changed event keeps its UID and
 * increases its sequence.
 */
export const icsEvents = ({ bookings, timeOff }: Occupations, language: Language): CalendarEvent[] => {
  const named = words[language];
  const sessions = bookings
    .filter(({ status }) => status !== 'CANCELLED')
    .map((booking): CalendarEvent => {
      const phone = givenContact(booking.customer_phone);
      const service = booking[`service_name_${language}`] || booking.service_name;
      return {
        uid: bookingUid(booking.id),
        sequence: booking.version,
        start: booking.starts_at,
        end: booking.ends_at,
        status: booking.status === 'CONFIRMED' || booking.status === 'COMPLETED' ? 'CONFIRMED' : 'TENTATIVE',
        summary: `${service} - ${booking.customer_name}`,
        description: [
          `${named.photographer}: ${booking.photographer_name}`,
          ...(phone ? [`${named.phone}: ${phone}`] : []),
          `${named.code}: ${booking.confirmation_code}`,
        ].join('\n'),
      };
    });
  const absences = timeOff.map(
    (off): CalendarEvent => ({
      uid: `${off.id}@timeoff.fotobooking`,
      sequence: off.version,
      start: off.start,
      end: off.end,
      status: 'CONFIRMED',
      summary:
        'resource_name' in off
          ? `${named.unavailable} - ${off.resource_name}`
          : `${named.off} - ${off.photographer_name}`,
      ...(off.reason ? { description: off.reason } : {}),
    }),
  );
  return [...sessions, ...absences];
};
