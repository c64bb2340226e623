import { sql } from 'kysely';
import { notFound } from '#shared/contract/problem.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import type { Context } from '#shared/server/context.ts';
import type { AdminPhotographer } from '../contract.ts';
import { type PhotographerRow, selectPhotographers, upcomingBookings } from './store.ts';

/** Returns all photographers as administrators see them, by name. */
export const adminPhotographers = async ({ db, now }: Context): Promise<AdminPhotographer[]> => {
  const upcoming = await upcomingBookings(db, now());
  return (await selectPhotographers(db)).map((photographer) => adminView(photographer, upcoming));
};

/** Returns one of them; throws 404 for an unknown or deleted one. */
export const adminPhotographerOf = async ({ db, now }: Context, id: string): Promise<AdminPhotographer> => {
  const [photographer] = await selectPhotographers(db, sql`id = ${id}`);
  if (!photographer) throw notFound('Photographer');
  return adminView(photographer, await upcomingBookings(db, now()));
};

const adminView = (photographer: PhotographerRow, upcoming: Map<string, number>): AdminPhotographer => ({
  ...photographer,
  hourly_rate: euroOf(photographer.hourly_rate_cents),
  upcoming_bookings: upcoming.get(photographer.id) ?? 0,
});
