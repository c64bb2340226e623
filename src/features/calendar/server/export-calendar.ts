import { knownPhotographers } from '#features/photographers/server/api.ts';
import type { Language } from '#shared/contract/fields.ts';
import type { Context } from '#shared/server/context.ts';
import { RawAnswer } from '#shared/server/http/handler.ts';
import { bookingUid, type CalendarEvent, calendarFile } from '#shared/server/ics.ts';
import type { Shown } from '../contract.ts';
import { exportName } from '../domain/export-name.ts';
import { occupations } from './calendar-events.ts';

const words = {
  de: { off: 'Abwesend', photographer: 'Fotograf/in', code: 'Buchungscode', phone: 'Telefon' },
  ru: { off: 'Отсутствует', photographer: 'Фотограф', code: 'Код бронирования', phone: 'Телефон' },
} as const;

/** An iCalendar file of what takes up time: every booking that is not cancelled, and time off (SRV-70). */
export const exportCalendar = async (context: Context, shown: Shown, language: Language): Promise<RawAnswer> => {
  const { bookings, timeOff } = await occupations(context, shown);
  const named = words[language];
  const sessions = bookings
    .filter(({ status }) => status !== 'CANCELLED')
    .map((booking): CalendarEvent => {
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
          `${named.phone}: ${booking.customer_phone}`,
          `${named.code}: ${booking.confirmation_code}`,
        ].join('\n'),
      };
    });
  const absences = timeOff.map(
    (off): CalendarEvent => ({
      uid: `${off.id}@timeoff.fotobooking`,
      sequence: 0,
      start: off.start,
      end: off.end,
      status: 'CONFIRMED',
      summary: `${named.off} - ${off.photographer_name}`,
      ...(off.reason ? { description: off.reason } : {}),
    }),
  );
  const now = context.now();
  const name = exportName(now, await nameOf(context, shown.photographer_id));
  return new RawAnswer(calendarFile('PUBLISH', [...sessions, ...absences], now), {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });
};

const nameOf = async ({ db }: Context, id: string | undefined): Promise<string | undefined> =>
  id === undefined ? undefined : (await knownPhotographers(db)).find((one) => one.id === id)?.name;
