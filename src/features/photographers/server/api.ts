import { sql } from 'kysely';
import { shownPictures } from '#features/pictures/server/api.ts';
import { serviceOnOffer } from '#features/services/server/api.ts';
import { notFound, type Problem, ruleBroken } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { PublicPhotographer } from '../contract.ts';
import { offersService } from '../domain/offers-service.ts';
import { type PhotographerRow, selectPhotographers } from './store.ts';

export { offersService as offers } from '../domain/offers-service.ts';
export { insertPhotographer, lockActivePhotographers, lockPhotographers, type PhotographerRow } from './store.ts';

/** Returns all photographers that are not deleted, active or not. */
export const knownPhotographers = (db: Database): Promise<PhotographerRow[]> => selectPhotographers(db);

export const activePhotographers = ({ db }: Context): Promise<PhotographerRow[]> =>
  selectPhotographers(db, sql`is_active`);

/**
 * Returns the photographers who offer a service: the active ones among those assigned, or all active ones if none are
 * assigned.
 */
export const photographersOf = async (context: Context, serviceId: string): Promise<PhotographerRow[]> => {
  const service = await serviceOnOffer(context, serviceId);
  const everybody = await activePhotographers(context);
  return everybody.filter((photographer) => offersService(service, photographer.id));
};

/** Returns the active photographers as customers see them, and whether each is an example of a new studio. */
export const listedPhotographers = async (
  context: Context,
): Promise<{ readonly photographer: PublicPhotographer; readonly is_example: boolean }[]> => {
  const [photographers, pictures] = await Promise.all([
    activePhotographers(context),
    shownPictures(context.db, 'photographer'),
  ]);
  return photographers.map(({ id, name, phone, bio, bio_ru, is_example }) => {
    const picture = pictures.get(id)?.[0];
    return { photographer: { id, name, phone, bio, bio_ru, ...(picture && { picture }) }, is_example };
  });
};

/** The problem of booking a service with a photographer who does not offer it. */
export const notOffered = (): Problem =>
  ruleBroken('not_offered', 'Not available: this photographer does not offer this service');

/** Returns a photographer that is not deleted, active or not; throws 404 for any other ID. */
export const knownPhotographer = async ({ db }: Context, id: string): Promise<PhotographerRow> => {
  const [photographer] = isId(id) ? await selectPhotographers(db, sql`id = ${id}`) : [];
  if (!photographer) throw notFound('Photographer');
  return photographer;
};

/** Returns an active photographer; undefined for any other ID. */
export const findActivePhotographer = async ({ db }: Context, id: string): Promise<PhotographerRow | undefined> =>
  isId(id) ? (await selectPhotographers(db, sql`is_active AND id = ${id}`))[0] : undefined;

/** The same, but throws 404 for any other ID. */
export const activePhotographer = async (context: Context, id: string): Promise<PhotographerRow> => {
  const photographer = await findActivePhotographer(context, id);
  if (!photographer) throw notFound('Photographer');
  return photographer;
};
