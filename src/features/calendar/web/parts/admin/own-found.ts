import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { givenContact } from '#shared/kernel/contact/placeholder-contact.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { epochOf } from '#shared/web/time/when.tsx';
import type { ownCalendarContract } from '../../../own-calendar-contract.ts';

export const ownCalendarCall = adminCaller<typeof ownCalendarContract>();
export const ownCalendarKey = ['own-calendar'] as const;

/** The own sessions that contain a text, and their customers who do. */
export const useOwnFound = (search: string, limit: number, enabled: boolean) =>
  useQuery({
    queryKey: [...ownCalendarKey, 'found', search, limit],
    queryFn: ({ signal }) =>
      ownCalendarCall('GET /api/admin/own-calendar/found', { query: { search, limit } }, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });

/** The address of the page with one session open. */
export const ownSessionAddress = ({ id, start }: { readonly id: string; readonly start: string }): string =>
  `/admin/own-calendar?date=${berlinDateOf(epochOf(start))}&session=${id}`;

/** The address of the page with the sessions of a customer. */
export const ownSearchOf = ({ email, name }: { readonly email: string; readonly name: string }): string =>
  `/admin/own-calendar?${new URLSearchParams({ search: givenContact(email) || name }).toString()}`;
