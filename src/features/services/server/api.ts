import { shownPictures, shownPicturesOf } from '#features/pictures/server/api.ts';
import { notFound, type Problem, ruleBroken } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { PublicService } from '../contract.ts';
import { isOnOffer } from '../domain/promotion.ts';
import { byPlace } from '../domain/service-order.ts';
import { publicView } from './public-view.ts';
import { type ServiceRow, selectAnyService, selectService, selectServices } from './store.ts';

export { choiceProblem } from './extras/choice-problem.ts';
export { selectOptions } from './extras/options-store.ts';
export { selectFollowers } from './followers-store.ts';
export { selectKeptHours } from './kept-hours-store.ts';
export { moveRulesOf, moveRulesView } from './move-rules-view.ts';
export { priceListVersion } from './price-list.ts';
export { insertService, type NewService, type ServiceRow } from './store.ts';
export { changeService } from './write-service.ts';

/** Returns every service that is not deleted, on offer or not, in display order. */
export const knownServices = async (db: Database): Promise<ServiceRow[]> => (await selectServices(db)).sort(byPlace);

/** Returns the services on offer now, in display order. */
export const servicesOnOffer = async ({ db, now }: Context): Promise<ServiceRow[]> =>
  (await selectServices(db)).filter((service) => isOnOffer(service, now())).sort(byPlace);

/** The same as customers see them. */
export const publicServices = async (context: Context): Promise<PublicService[]> => {
  const listed = await listedServices(context);
  return listed.map(({ service }) => service);
};

/** The same for one of them. */
export const publicService = async (context: Context, id: string): Promise<PublicService> => {
  const service = await serviceOnOffer(context, id);
  return publicView(service, await shownPicturesOf(context.db, { kind: 'service', id: service.id }));
};

/** The same, and whether each is an example of a new studio. */
export const listedServices = async (
  context: Context,
): Promise<{ readonly service: PublicService; readonly is_example: boolean }[]> => {
  const [services, pictures] = await Promise.all([servicesOnOffer(context), shownPictures(context.db, 'service')]);
  return services.map((row) => ({
    service: publicView(row, pictures.get(row.id)),
    is_example: row.is_example,
  }));
};

/** Returns a service that is on offer now; throws 404 if it is unknown, deleted, inactive or outside its promotion. */
export const serviceOnOffer = async ({ db, now }: Context, id: string): Promise<ServiceRow> => {
  const service = isId(id) ? await selectService(db, id) : undefined;
  if (!service || !isOnOffer(service, now())) throw notFound('Service');
  return service;
};

/**
 * The problem of booking a service that is outside its promotion. The promotion limits when it may be booked, not when
 * sessions take place.
 */
export const notOnOffer = (): Problem =>
  ruleBroken('not_on_offer', 'Not available: this offer cannot be booked at the moment');

/** Returns a service by ID even if it was deleted, because bookings outlive their services. */
export const serviceById = async (db: Database, id: string): Promise<ServiceRow> => {
  const service = await selectAnyService(db, id);
  if (!service) throw notFound('Service');
  return service;
};

/** Returns an active service, inside its promotion or not; undefined for any other ID. */
export const findActiveService = async ({ db }: Context, id: string): Promise<ServiceRow | undefined> => {
  const service = isId(id) ? await selectService(db, id) : undefined;
  return service?.active ? service : undefined;
};

/** The same, but throws 404 for any other ID. */
export const activeService = async (context: Context, id: string): Promise<ServiceRow> => {
  const service = await findActiveService(context, id);
  if (!service) throw notFound('Service');
  return service;
};
