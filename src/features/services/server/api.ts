import { notFound, ruleBroken } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { PublicService } from '../contract.ts';
import { isOnOffer } from '../domain/promotion.ts';
import { byPlace } from '../domain/service-order.ts';
import { publicView } from './public-view.ts';
import { type ServiceRow, selectAnyService, selectService, selectServices } from './store.ts';

export { insertService, type NewService, type ServiceRow } from './store.ts';

/** Every service that is not deleted, on offer or not. */
export const knownServices = selectServices;

/** The services on offer now, in the order of their cards (SRV-42, SRV-44). */
export const servicesOnOffer = async ({ db, now }: Context): Promise<ServiceRow[]> =>
  (await selectServices(db)).filter((service) => isOnOffer(service, now())).sort(byPlace);

/** The same as customers see them. */
export const publicServices = async (context: Context): Promise<PublicService[]> =>
  (await servicesOnOffer(context)).map(publicView);

/** One service on offer now; a Problem 404 for an unknown, deleted, inactive or not yet offered one (SRV-08). */
export const serviceOnOffer = async ({ db, now }: Context, id: string): Promise<ServiceRow> => {
  const service = isId(id) ? await selectService(db, id) : undefined;
  if (!service || !isOnOffer(service, now())) throw notFound('Service');
  return service;
};

/** Throws what a client is told outside a service's promotion, which limits only when it may be booked (SRV-42). */
export const refuseUnlessOnOffer = (service: ServiceRow, now: number): void => {
  if (!isOnOffer(service, now))
    throw ruleBroken('not_on_offer', 'Not available: this offer cannot be booked at the moment');
};

/** A service by id whatever has become of it since: bookings outlive the services they are for. */
export const serviceById = async (db: Database, id: string): Promise<ServiceRow> => {
  const service = await selectAnyService(db, id);
  if (!service) throw notFound('Service');
  return service;
};

/** A service that can be booked: an active one, inside its promotion or not; a Problem 404 for any other id (SRV-08). */
export const activeService = async ({ db }: Context, id: string): Promise<ServiceRow> => {
  const service = isId(id) ? await selectService(db, id) : undefined;
  if (!service?.active) throw notFound('Service');
  return service;
};
