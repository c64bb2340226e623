import { sql } from 'kysely';
import { serviceOnOffer } from '#features/services/server/api.ts';
import { notFound, ruleBroken } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { type PhotographerRow, selectPhotographers } from './store.ts';

export { holdPhotographers, insertPhotographer, lockPhotographers, type PhotographerRow } from './store.ts';

/** Everybody who is not deleted, working or not. */
export const knownPhotographers = (db: Database): Promise<PhotographerRow[]> => selectPhotographers(db);

export const activePhotographers = ({ db }: Context): Promise<PhotographerRow[]> =>
  selectPhotographers(db, sql`is_active`);

/** Who offers a service: the active ones among those assigned, everybody when nobody is assigned (PUB-032, PUB-033). */
export const photographersOf = async (context: Context, serviceId: string): Promise<PhotographerRow[]> => {
  const service = await serviceOnOffer(context, serviceId);
  const everybody = await activePhotographers(context);
  return everybody.filter((photographer) => offers(service, photographer.id));
};

/** Whether a photographer offers a service (SRV-43). */
export const offers = (
  service: { readonly assigned_photographers: readonly string[] },
  photographerId: string,
): boolean => service.assigned_photographers.length === 0 || service.assigned_photographers.includes(photographerId);

/** Throws what a client is told when a photographer does not offer the service (SRV-08). */
export const refuseUnlessOffered = (
  service: { readonly assigned_photographers: readonly string[] },
  photographerId: string,
): void => {
  if (offers(service, photographerId)) return;
  throw ruleBroken('not_offered', 'Not available: this photographer does not offer this service');
};

/** A photographer that is not deleted, working or not; a Problem 404 for any other id. */
export const knownPhotographer = async ({ db }: Context, id: string): Promise<PhotographerRow> => {
  const [photographer] = isId(id) ? await selectPhotographers(db, sql`id = ${id}`) : [];
  if (!photographer) throw notFound('Photographer');
  return photographer;
};

/** One active photographer; a Problem 404 for any other id (SRV-08). */
export const activePhotographer = async ({ db }: Context, id: string): Promise<PhotographerRow> => {
  const [photographer] = isId(id) ? await selectPhotographers(db, sql`is_active AND id = ${id}`) : [];
  if (!photographer) throw notFound('Photographer');
  return photographer;
};
