import { useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { availabilityContract } from '#features/availability/contract.ts';
import { useCalendarSettings } from '#features/hours/web/parts/admin/use-calendar-settings.ts';
import type { AdminPhotographer, photographersContract } from '#features/photographers/contract.ts';
import type { AdminService, servicesContract } from '#features/services/contract.ts';
import type { ChosenExtras } from '#features/services/web/parts/admin/extras/staff-choice.ts';
import { caller } from '#shared/web/call/call.ts';
import { epochOf } from '#shared/web/time/when.tsx';
import { asContactsAre } from '../contacts-data.ts';

const callServices = adminCaller<typeof servicesContract>();
const callPhotographers = adminCaller<typeof photographersContract>();
const callAvailability = caller<typeof availabilityContract>();

/** The services that can be booked now, refetched for every dialog. */
export const useBookableServices = () =>
  useQuery({
    queryKey: ['services', 'for-contacts'],
    queryFn: ({ signal }) => callServices('GET /api/admin/services', undefined, { signal }),
    ...asContactsAre,
    staleTime: 0,
    select: (services) => services.filter((service) => isBookable(service, Date.now())),
  });

const isBookable = (service: AdminService, now: number): boolean => {
  const { promotion_start_date: from, promotion_end_date: until } = service;
  return service.active && (!from || epochOf(from) <= now) && (!until || now <= epochOf(until));
};

/** The active photographers who offer the service. */
export const usePhotographersOf = (service: AdminService | undefined) =>
  useQuery({
    queryKey: ['photographers', 'for-contacts'],
    queryFn: ({ signal }) => callPhotographers('GET /api/admin/photographers', undefined, { signal }),
    ...asContactsAre,
    staleTime: 0,
    select: (photographers) => photographers.filter((photographer) => offers(photographer, service)),
  });

const offers = ({ id, is_active }: AdminPhotographer, service: AdminService | undefined): boolean => {
  const assigned = service?.assigned_photographers ?? [];
  return is_active && (assigned.length === 0 || assigned.includes(id));
};

/** Whether it may be left to the studio who takes the session: the studio uses this choice, and several offer the service. */
export const useOffersAnyone = (photographers: readonly unknown[] = []): boolean =>
  useCalendarSettings().data?.any_photographer === true && photographers.length > 1;

interface TimesQuery {
  readonly service_id: string;
  readonly photographer_id: string;
  readonly date: string | undefined;
}

/**
 * Free times, requested only when service, photographer and day are chosen; without a token. The minimum notice binds
 * customers only.
 */
export const useFreeTimes = (
  { service_id, photographer_id, date }: TimesQuery,
  extras: ChosenExtras['query'] | undefined,
) =>
  useQuery({
    queryKey: ['availability', service_id, photographer_id, date, extras],
    queryFn: ({ signal }) =>
      callAvailability(
        'GET /api/availability',
        { query: { service_id, photographer_id, date: date ?? '', notice: 'none', ...extras } },
        { signal },
      ),
    enabled: service_id !== '' && photographer_id !== '' && date !== undefined,
    retry: 1,
    staleTime: 0,
    gcTime: 0,
  });
