import { notFound } from '#shared/contract/problem.ts';
import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { refuseStale } from '#shared/server/read-version.ts';
import type { AdminService, SpecialSettings } from '../contract.ts';
import { byPlace } from '../domain/service-order.ts';
import { adminOptionView, offeredSecondSessions, peopleView } from './extras/option-view.ts';
import { moveRulesView } from './move-rules-view.ts';
import { priceListVersion } from './price-list.ts';
import { type ServiceRow, selectService, selectServices, upcomingBookings } from './store.ts';

/** Returns all services as administrators see them, in display order. */
export const adminServices = async ({ db, now }: Context): Promise<AdminService[]> => {
  const upcoming = await upcomingBookings(db, now());
  const services = (await selectServices(db)).sort(byPlace);
  return services.map((service) => adminView(service, upcoming.get(service.id) ?? 0));
};

export const adminServiceOf = async (context: Context, id: string): Promise<AdminService> => {
  const service = await storedService(context, id);
  const upcoming = await upcomingBookings(context.db, context.now());
  return adminView(service, upcoming.get(service.id) ?? 0);
};

/** Returns a service; throws 404 for an unknown or deleted one. */
export const storedService = async ({ db }: Context, id: string): Promise<ServiceRow> => {
  const service = await selectService(db, id);
  if (!service) throw notFound('Service');
  return service;
};

/** Returns the ID of the first system service; throws 404 if there is none. */
export const systemServiceId = async ({ db }: Context): Promise<string> => {
  const [first] = (await selectServices(db)).filter((service) => service.is_system_service).sort(byPlace);
  if (!first) throw notFound('System service');
  return first.id;
};

export const specialSettingsView = (service: Omit<ServiceRow, 'second_sessions'>): SpecialSettings => ({
  promotion_start_date: service.promotion_start === null ? null : formatInstant(service.promotion_start),
  promotion_end_date: service.promotion_end === null ? null : formatInstant(service.promotion_end),
  requires_prepayment: service.requires_prepayment,
  assigned_photographers: [...service.assigned_photographers],
  version: service.version,
});

/** Throws 409 if the service was changed since it was read; the response contains the current service. */
export const refuseStaleService = (
  context: Context,
  service: ServiceRow,
  version: number | null | undefined,
): Promise<void> =>
  refuseStale(version, service.version, 'The service was', async () => {
    const upcoming = await upcomingBookings(context.db, context.now());
    return { service: adminView(service, upcoming.get(service.id) ?? 0) };
  });

const adminView = ({ second_sessions, ...service }: ServiceRow, upcoming: number): AdminService => ({
  ...service,
  ...offeredSecondSessions({ second_sessions }),
  ...specialSettingsView(service),
  needs: service.needs.map(({ resource_ids }) => ({ resource_ids: [...resource_ids] })),
  options: service.options.map(adminOptionView),
  people: service.people && peopleView(service.people),
  kept_hours: service.kept_hours && { ...service.kept_hours, weekly: [...service.kept_hours.weekly] },
  move_rules: service.move_rules && moveRulesView(service.move_rules),
  price_list_version: priceListVersion({ ...service, second_sessions }),
  price_eur: euroOf(service.price_cents),
  prepayment_amount: euroOf(service.prepayment_cents),
  upcoming_bookings: upcoming,
});
