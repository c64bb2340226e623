import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { availabilityContract } from '#features/availability/contract.ts';
import type { ChosenExtras } from '#features/services/web/parts/admin/extras/staff-choice.ts';
import { isPlaceholder } from '#shared/kernel/contact/placeholder-contact.ts';
import type { Language } from '#shared/kernel/language.ts';
import { caller } from '#shared/web/call/call.ts';
import { epochOf } from '#shared/web/time/when.tsx';
import type { Offer, offersContract } from '../../../contract.ts';

const call = adminCaller<typeof offersContract>();
// Sends no token, as a visitor does, but includes the times that are too soon for visitors.
const publicCall = caller<typeof availabilityContract>();

const key = ['offers'] as const;

/** A person to whom times are offered. */
export interface OfferedTo {
  /** A contact on the board; left out: anybody with an address. */
  readonly contact_id?: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Undefined if it is not known. */
  readonly language?: Language | undefined;
}

type Sought = Pick<OfferedTo, 'contact_id' | 'email'> & { readonly name?: string };

/** A placeholder address is shared by several persons, so the name has to be the same, too. */
const belongsTo =
  ({ contact_id, email, name }: Sought) =>
  ({ customer, ...offer }: Offer): boolean =>
    contact_id === undefined
      ? customer.email.toLowerCase() === email.toLowerCase() && (!isPlaceholder(email) || customer.name === name)
      : offer.contact_id === contact_id;

const openOffers = {
  queryKey: [...key, 'open'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    call('GET /api/admin/offers', { query: { open: 'true' } }, { signal }),
  staleTime: 60_000,
};

/** The open offers to a person. */
export const useOpenOffers = (person: Sought) =>
  useQuery({ ...openOffers, select: (offers) => offers.filter(belongsTo(person)) });

/** All open offers, for the calendar. */
export const useAllOpenOffers = () => useQuery(openOffers);

const useChange = <Input, Output>(change: (input: Input) => Promise<Output>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      void [key, ['slots'], ['calendar']].map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })),
  });
};

export const useMakeOffer = () => useChange((body: Parameters<typeof makeCall>[0]) => makeCall(body));

const makeCall = (body: NonNullable<Parameters<typeof call<'POST /api/admin/offers'>>[1]>['body']): Promise<Offer> =>
  call('POST /api/admin/offers', { body });

export const useWithdraw = () =>
  useChange((id: string) => call('POST /api/admin/offers/{id}/withdraw', { params: { id } }));

/** A free time and who takes it. */
export interface FreeStart {
  readonly photographer_id: string;
  /** Epoch ms. */
  readonly start: number;
}

export interface FreeFor {
  /** '': none is chosen yet. */
  readonly service_id: string;
  /** Options and people, as in the query of free times. */
  readonly extras: ChosenExtras['query'] | undefined;
  readonly photographers: readonly string[];
  /** '': none. */
  readonly date: string;
}

/** The free times of a day of one or several photographers, ascending; each start once. */
export const useFreeTimes = ({ service_id, extras, photographers, date }: FreeFor) =>
  useQuery({
    queryKey: ['slots', 'offer', service_id, extras, photographers, date],
    queryFn: async ({ signal }): Promise<readonly FreeStart[]> => {
      const days = await Promise.all(
        photographers.map(async (photographer_id) => {
          const query = { service_id, photographer_id, date, notice: 'none', ...extras } as const;
          const { slots } = await publicCall('GET /api/availability', { query }, { signal });
          return slots.map(({ start }) => ({ photographer_id, start: epochOf(start) }));
        }),
      );
      const byStart = new Map(
        days
          .flat()
          .toReversed()
          .map((time) => [time.start, time]),
      );
      return [...byStart.values()].toSorted((a, b) => a.start - b.start);
    },
    enabled: service_id !== '' && photographers.length > 0 && date !== '',
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
