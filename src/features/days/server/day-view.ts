import { adminNames } from '#features/auth/server/api.ts';
import { adminViews, type BookingRow, bookingsOf, requestOutcomes } from '#features/booking/server/api.ts';
import { paymentsOfBookings } from '#features/payments/server/api.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { CancelledDay, MovedDay, SessionsOfDay, Substitutes } from '../contract.ts';
import { refundState } from '../domain/day-session.ts';
import { mayUndo, type TimeRequestOutcome } from '../domain/moved-day.ts';
import type { DayActionRows } from './store.ts';

type CancelRow = DayActionRows['cancel'];
type MoveRow = DayActionRows['move'];

/** Returns an action with the outcome of each session, in the order in which they would have taken place. */
export const cancelledDayOf = async (context: Context, row: CancelRow): Promise<CancelledDay> => {
  const [sessions, names] = await Promise.all([sessionsOf(context, row.sessions), adminNames(context.db)]);
  return {
    ...cancellationOf(row, names),
    sessions: sessions.map(({ booking, session, payment }) => ({
      outcome: session?.outcome ?? 'waiting',
      left_because: session?.left_because ?? null,
      refund_amount: euroOf(session?.refund_cents ?? 0),
      refund: refundState(session?.refund_cents ?? 0, payment),
      booking,
    })),
  };
};

/** Returns an action with the answer of each customer, in the order of the sessions. */
export const movedDayOf = async (context: Context, row: MoveRow): Promise<MovedDay> => {
  const [sessions, facts] = await Promise.all([sessionsOf(context, row.sessions), factsOf(context, [row])]);
  return {
    ...moveOf(row, facts),
    sessions: sessions.map(({ booking, session, payment }) => {
      const request = facts.requests.get(session?.time_request_id ?? '');
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

interface Day<Row> {
  readonly day: string;
  readonly resource_id: string | null;
  readonly sessions: readonly BookingRow[];
  readonly before: readonly Row[];
}

export const sessionsView = async (
  context: Context,
  { day, resource_id, sessions, before }: Day<CancelRow>,
): Promise<SessionsOfDay> => {
  const [views, names] = await Promise.all([adminViews(context, sessions), adminNames(context.db)]);
  return { date: day, resource_id, sessions: views, cancellations: before.map((row) => cancellationOf(row, names)) };
};

export const substitutesView = async (
  context: Context,
  { day, resource_id, sessions, before }: Day<MoveRow>,
  days: readonly { readonly date: string; readonly fitting: readonly string[] }[],
): Promise<Substitutes> => {
  const [views, facts] = await Promise.all([adminViews(context, sessions), factsOf(context, before)]);
  return {
    date: day,
    resource_id,
    sessions: views,
    days: days.map(({ date, fitting }) => ({ date, fitting: [...fitting] })),
    moves: before.map((row) => moveOf(row, facts)),
  };
};

const sessionsOf = async <Session extends { readonly booking_id: string }>(
  context: Context,
  stored: readonly Session[],
) => {
  const ids = stored.map(({ booking_id }) => booking_id);
  const [bookings, payments] = await Promise.all([
    bookingsOf(context, ids).then((rows) => adminViews(context, rows)),
    paymentsOfBookings(context.db, ids),
  ]);
  const sessions = new Map(stored.map((session) => [session.booking_id, session]));
  return bookings.map((booking) => ({
    booking,
    session: sessions.get(booking.id),
    payment: payments.get(booking.id) ?? { refunds: [], refundable_cents: 0 },
  }));
};

const stateOf = (
  session: MoveRow['sessions'][number] | undefined,
  answer: TimeRequestOutcome | null,
): MovedDay['sessions'][number]['state'] => {
  if (session?.outcome !== 'asked') return session?.outcome ?? 'waiting';
  return answer ?? 'open';
};

type Names = Awaited<ReturnType<typeof adminNames>>;

/** What both kinds say of themselves. */
const headOf = (row: CancelRow | MoveRow, names: Names) => ({
  id: row.id,
  date: row.day,
  resource_id: row.resource_id,
  text_de: row.text_de,
  text_ru: row.text_ru,
  created_by: names.get(row.created_by) ?? '',
  created_at: formatInstant(row.created_at),
  running: row.sessions.some(({ outcome }) => outcome === null),
});

const cancellationOf = (row: CancelRow, names: Names) => {
  const count = (wanted: string | null): number => row.sessions.filter(({ outcome }) => outcome === wanted).length;
  return {
    ...headOf(row, names),
    close_day: row.is_closed,
    counts: {
      total: row.sessions.length,
      waiting: count(null),
      cancelled: count('cancelled'),
      left: count('left'),
      failed: count('failed'),
    },
  };
};

interface Facts {
  readonly names: Names;
  readonly requests: Awaited<ReturnType<typeof requestOutcomes>>;
  readonly now: number;
}

const factsOf = async ({ db, now }: Context, rows: readonly MoveRow[]): Promise<Facts> => {
  const ids = rows.flatMap(({ sessions }) => sessions.flatMap(({ time_request_id }) => time_request_id ?? []));
  const [names, requests] = await Promise.all([adminNames(db), requestOutcomes(db, ids)]);
  return { names, requests, now: now() };
};

const moveOf = (row: MoveRow, { names, requests, now }: Facts) => {
  const answers = row.sessions.map(({ time_request_id }) => requests.get(time_request_id ?? '')?.outcome ?? null);
  return {
    ...headOf(row, names),
    to_date: row.to_day,
    keeps_time: row.keeps_time,
    hours: row.hours,
    undone_at: row.undone_at === null ? null : formatInstant(row.undone_at),
    can_undo: mayUndo(row, answers, now),
  };
};
