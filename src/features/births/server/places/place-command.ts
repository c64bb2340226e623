import { type BookingRow, bookingByLink, lockBooking } from '#features/booking/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransactionOf } from '#shared/server/database/transaction.ts';
import { type PlaceState, placeState } from '../../domain/place-state.ts';
import { findPlace, type PlaceRow } from '../store.ts';

/** Who acts on a place: its family with the token of its mails, or an administrator. */
export type PlaceCaller =
  | { readonly token: string | undefined; readonly language: Language }
  | { readonly administrator: string; readonly language: Language };

export interface LockedPlace {
  readonly booking: BookingRow;
  readonly place: PlaceRow | undefined;
  readonly state: PlaceState;
}

/** Whoever acts, as the audit log and the booking name them. */
export const actorOf = (caller: PlaceCaller) =>
  'administrator' in caller
    ? ({ by: 'admin', actor: caller.administrator } as const)
    : ({ by: 'customer', actor: 'customer' } as const);

/**
 * Runs `command` in one transaction with the booking of a place locked. Throws 403 for a wrong token, and 404 for a
 * booking that never was a place.
 */
export const inPlace = async <Result>(
  context: Context,
  id: string,
  caller: PlaceCaller,
  command: (within: Context, locked: LockedPlace) => Promise<Result>,
): Promise<Result> =>
  inTransactionOf(context, async (within, trx) => {
    const booking = await lockBooking(trx, id, context.now());
    if (!('administrator' in caller)) await bookingByLink(within, id, caller);
    const place = booking && (await findPlace(trx, id));
    if (!booking || (!place && booking.awaits_birth === null)) throw notFound('Place');
    return command(within, { booking, place, state: placeState({ status: booking.status, place }) });
  });
