import { claimedResources } from '#features/availability/server/api.ts';
import {
  bookingsWithin,
  idempotentRequest,
  markedSession,
  markSession,
  sessionMarks,
} from '#features/booking/server/api.ts';
import { paymentsOfBookings } from '#features/payments/server/api.ts';
import { readCompany } from '#features/settings/server/api.ts';
import { malformed } from '#shared/contract/problem.ts';
import { berlinDateOf, berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import type { Context } from '#shared/server/context.ts';
import { type Administrator, mounted } from '#shared/server/http/handler.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import { daySheets } from '../domain/day-sheets.ts';
import { type Today, todayContract } from '../today-contract.ts';
import { peopleAmong } from './people-reads.ts';
import { publishingView, todayView } from './today-view.ts';

export const todayRoutes = (context: Context) =>
  mounted(todayContract, {
    'GET /api/admin/today': ({ query }, { administrator }) => today(context, administrator, query.date),
    'GET /api/admin/today/{id}/publish-consent': async ({ params }, { administrator }) => {
      const mark = await markedSession(context, params.id, administrator);
      return { ...publishingView(mark), version: mark.version };
    },
    'POST /api/admin/today/{id}/marks': ({ params, body }, { administrator, idempotency_key }) => {
      if (body.action === 'publish_consent' && body.publish_consent === undefined) {
        throw malformed(['body', 'publish_consent'], 'is required for this action');
      }
      return markSession(context, {
        id: params.id,
        action: body.action,
        note: body.note ?? null,
        publish_consent: body.publish_consent ?? null,
        version: body.version,
        tapped_at: body.tapped_at === undefined ? undefined : instantFrom(body.tapped_at, ['body', 'tapped_at']),
        actor: administrator.id,
        reader: administrator,
        request: idempotentRequest(idempotency_key, { mark_of: params.id, ...body }),
      });
    },
  });

/** Returns the sheets of a day: of a photographer's account only with the own sessions, and without money. */
const today = async (context: Context, reader: Administrator, wanted: string | undefined): Promise<Today> => {
  const date = wanted ?? berlinDateOf(context.now());
  if (!isDate(date)) throw malformed(['query', 'date'], 'must be a date like 2030-06-05');
  const { start, end } = berlinDay(date);
  const within = await bookingsWithin(context, { reader, from: start, until: end });
  // A session that began the day before is on the sheet of that day.
  const bookings = within.filter(({ status, starts_at }) => status !== 'CANCELLED' && starts_at >= start);
  const ids = bookings.map(({ id }) => id);
  const [marks, claimed, payments, company] = await Promise.all([
    sessionMarks(context.db, ids),
    claimedResources(context.db, ids),
    reader.role === 'photographer' ? null : paymentsOfBookings(context.db, ids),
    readCompany(context.db),
  ]);
  const people = await peopleAmong(
    context.db,
    [...claimed.values()].flat().map(({ id }) => id),
  );
  const sessions = bookings.map((booking) => {
    const resources = [...(claimed.get(booking.id) ?? [])];
    return todayView(booking, { mark: marks.of(booking.id), payments: payments?.get(booking.id) ?? null, resources });
  });
  const sheets = daySheets(sessions, people);
  const isOwn = (id: string): boolean => reader.role !== 'photographer' || id === reader.photographer_id;
  return { date, address: company.company_address, photographers: sheets.filter(({ id }) => isOwn(id)) };
};
