import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { bookingPaymentContract } from '#features/booking/payment-contract.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import type { QueuedAction, SeenSession } from '../../../domain/day-queue.ts';
import { todayCall } from './use-today.ts';

const payCall = adminCaller<typeof bookingPaymentContract>();

/** Sends an action; returns the version of its session afterwards, if it is known. */
export const sendAction = async ({ key, tapped, seen }: QueuedAction): Promise<number | undefined> => {
  const { id, version, money } = seen;
  const options = { headers: { 'idempotency-key': key } };
  if (tapped.kind === 'paid') {
    const { method, amount } = tapped;
    const body = { method, amount, paid_so_far: money?.paid ?? 0 };
    await payCall('POST /api/admin/bookings/{id}/cash-payment', { params: { id }, body }, options);
    return undefined;
  }
  const { kind: _, ...mark } = tapped;
  const body = { ...mark, version };
  return (await todayCall('POST /api/admin/today/{id}/marks', { params: { id }, body }, options)).version;
};

/** Whether nobody can be marked as having come, because a fee for that is charged: sending it again does not help. */
export const isCharged = (error: unknown): boolean => error instanceof CallError && error.code === 'no_show_fee';

/** Whether the server has refused an action because its session is not what it was, or gone. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof CallError && !isCharged(error) && (error.status === 409 || error.status === 404);

/** What the session of an action is now; null: it is not on the sheet of that day any more. */
export const presentOf = async ({ date, seen }: QueuedAction): Promise<SeenSession | null> => {
  const { photographers } = await todayCall('GET /api/admin/today', { query: { date } });
  return photographers.flatMap(({ sessions }) => sessions).find(({ id }) => id === seen.id) ?? null;
};
