import type { FastifyInstance } from 'fastify';
import type { PublicBooking } from '#features/booking/contract.ts';
import { isSession } from '#features/services/domain/extras/booked-item.ts';
import { partLines, type ServiceNames } from '#features/services/domain/extras/booked-parts.ts';
import { pricedItemWords } from '#features/services/domain/extras/priced-item-words.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import type { Language } from '#shared/kernel/language.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { parseInstant } from '#shared/kernel/time/berlin-time.ts';
import { calendarFile } from '#shared/server/ics.ts';
import type { PageReads } from './facts/page-reads.ts';
import { pageLanguage } from './page-language.ts';

/**
 * Serves a booking as a calendar file for its customer. It is a plain link, so that phones open it in their calendar.
 */
export const bookingCalendar = (
  server: FastifyInstance,
  reads: Pick<PageReads, 'booking' | 'calendarEntry' | 'company'>,
): void => {
  server.get<{ Params: { id: string } }>('/booking/success/:id/termin.ics', async (request, reply) => {
    const language = pageLanguage(request.headers);
    const { id } = request.params;
    const [booking, entry, company] = await Promise.all([
      reads.booking(id, { language }),
      reads.calendarEntry(id),
      reads.company(),
    ]);
    const names = {
      name: booking.service_name,
      name_de: booking.service_name_de,
      name_ru: booking.service_name_ru,
    };
    const service = serviceName(names, language);
    const event = {
      ...entry,
      start: epoch(booking.start),
      end: epoch(booking.end),
      status: booking.status === 'CANCELLED' ? 'CANCELLED' : booking.status === 'CONFIRMED' ? 'CONFIRMED' : 'TENTATIVE',
      summary: `${service} – ${company.company_name}`,
      description: [
        booking.confirmation_code,
        booking.photographer_name,
        ...(booking.resources ?? []).map((resource) => inLanguage(resource, 'name', language)),
        ...partsIn(booking, names, language),
        ...(booking.items ?? [])
          .filter((item) => !isSession(item))
          .map((item) => pricedItemWords({ ...item, price_cents: wholeCentsOf(item.price) }, language)),
        company.company_phone,
      ]
        .filter(Boolean)
        .join('\n'),
      location: company.company_address,
    } as const;
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="termin.ics"',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      .send(calendarFile(undefined, [event], Date.now()));
  });
};

const partsIn = (
  { start, items = [] }: Pick<PublicBooking, 'start' | 'items'>,
  names: ServiceNames,
  language: Language,
): string[] => {
  const second = items.find(isSession);
  if (!second?.first_end || !second.start || !second.end) return [];
  const parts = {
    first: { start: epoch(start), end: epoch(second.first_end) },
    second: { start: epoch(second.start), end: epoch(second.end) },
  };
  return partLines(parts, names, items, language);
};

const epoch = (instant: string): number => {
  const read = parseInstant(instant);
  if (!read.ok) throw new RangeError(`Not an instant: ${instant}`);
  return read.value;
};
