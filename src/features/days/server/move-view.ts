import { adminNames } from '#features/auth/server/api.ts';
import { adminViews, type BookingRow, bookingsOf, requestOutcomes } from '#features/booking/server/api.ts';
import { paymentsOfBookings } from '#features/payments/server/api.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { refundState } from '../domain/day-session.ts';
import { mayUndo, type TimeRequestOutcome } from '../domain/moved-day.ts';
import type { MovedDay, Substitutes } from '../move-contract.ts';
import type { DayMoveRow, MoveSessionRow } from './move-store.ts';

type Requests = Awaited<ReturnType<typeof requestOutcomes>>;

/** Returns an action with the answer of each customer, in the order of the sessions. */
export const movedDayOf = async (context: Context, row: DayMoveRow): Promise<MovedDay> => {
  const ids = row.sessions.map(({ booking_id }) => booking_id);
  const [bookings, payments, requests, names] = await Promise.all([
    bookingsOf(context, ids).then((rows) => adminViews(context, rows)),
    paymentsOfBookings(context.db, ids),
    requestsOf(context, [row]),
    adminNames(context.db),
  ]);
  const sessions = new Map(row.sessions.map((session) => [session.booking_id, session]));
  return {
    ...headOf(row, { names, requests, now: context.now() }),
    sessions: bookings.map((booking) => {
      const session = sessions.get(booking.id);
      const request = requests.get(session?.time_request_id ?? '');
      const payment = payments.get(booking.id) ?? { refunds: [], refundable_cents: 0 };
      const state = stateOf(session, request?.outcome ?? null);
      const substitute = request?.substitute_starts_at ?? null;
      return {
        state,
        left_because: session?.left_because ?? null,
        substitute_start: substitute === null ? null : formatInstant(substitute),
        refund: state === 'declined' && payment.refunds.length > 0 ? refundState(1, payment) : 'none',
        booking,
      };
    }),
  };
};

const stateOf = (
  session: MoveSessionRow | undefined,
  answer: TimeRequestOutcome | null,
): MovedDay['sessions'][number]['state'] => {
  if (session?.outcome !== 'asked') return session?.outcome ?? 'waiting';
  return answer ?? 'open';
};

const requestsOf = ({ db }: Context, rows: readonly DayMoveRow[]): Promise<Requests> =>
  requestOutcomes(
    db,
    rows.flatMap(({ sessions }) => sessions.flatMap(({ time_request_id }) => time_request_id ?? [])),
  );

interface Day {
  readonly day: string;
  readonly resource_id: string | null;
  readonly sessions: readonly BookingRow[];
  readonly days: readonly { readonly date: string; readonly fitting: readonly string[] }[];
  readonly before: readonly DayMoveRow[];
}

export const substitutesView = async (
  context: Context,
  { day, resource_id, sessions, days, before }: Day,
): Promise<Substitutes> => {
  const [views, names, requests] = await Promise.all([
    adminViews(context, sessions),
    adminNames(context.db),
    requestsOf(context, before),
  ]);
  return {
    date: day,
    resource_id,
    sessions: views,
    days: days.map(({ date, fitting }) => ({ date, fitting: [...fitting] })),
    moves: before.map((row) => headOf(row, { names, requests, now: context.now() })),
  };
};

interface Facts {
  readonly names: ReadonlyMap<string, string>;
  readonly requests: Requests;
  readonly now: number;
}

const headOf = (row: DayMoveRow, { names, requests, now }: Facts) => {
  const answers = row.sessions.map(({ time_request_id }) => requests.get(time_request_id ?? '')?.outcome ?? null);
  return {
    id: row.id,
    date: row.day,
    resource_id: row.resource_id,
    to_date: row.to_day,
    keeps_time: row.keeps_time,
    hours: row.hours,
    text_de: row.text_de,
    text_ru: row.text_ru,
    created_by: names.get(row.created_by) ?? '',
    created_at: formatInstant(row.created_at),
    undone_at: row.undone_at === null ? null : formatInstant(row.undone_at),
    running: row.sessions.some(({ outcome }) => outcome === null),
    can_undo: mayUndo(row, answers, now),
  };
};
