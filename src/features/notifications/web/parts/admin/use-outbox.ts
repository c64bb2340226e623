import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { bookingsKey } from '#features/booking/web/parts/admin/use-bookings.ts';
import type { MessageStatus, outboxContract } from '../../../outbox-contract.ts';

const call = adminCaller<typeof outboxContract>();
const key = ['outbox'] as const;
const pageSize = 50;

export interface OutboxView {
  readonly status: MessageStatus | undefined;
  readonly search: string;
}

/** The messages of the outbox, page by page. */
export const useOutbox = ({ status, search }: OutboxView) =>
  useInfiniteQuery({
    queryKey: [...key, 'list', status, search],
    queryFn: ({ signal, pageParam }) =>
      call(
        'GET /api/admin/outbox',
        { query: { offset: pageParam, limit: pageSize, ...(status && { status }), ...(search && { search }) } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.messages.length, 0);
      return last.messages.length > 0 && shown < last.found ? shown : undefined;
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** How many messages have failed, and how many are held because there is no mail server to send them; 0 while unknown. */
export const useUndelivered = (): { readonly failed: number; readonly held: number } =>
  useQuery({
    queryKey: [...key, 'failed'],
    queryFn: ({ signal }) => call('GET /api/admin/outbox', { query: { status: 'failed', limit: 1 } }, { signal }),
    select: ({ counts, mail_server }) => ({
      failed: counts.failed,
      held: mail_server === 'ready' ? 0 : counts.waiting,
    }),
    staleTime: 0,
  }).data ?? { failed: 0, held: 0 };

export const useMessage = (id: string) =>
  useQuery({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call('GET /api/admin/outbox/{id}', { params: { id } }, { signal }),
    // Its preview is valid for five minutes.
    staleTime: 60_000,
  });

export const useMessagesOfBooking = (id: string) =>
  useQuery({
    queryKey: [...bookingsKey, 'messages', id],
    queryFn: ({ signal }) => call('GET /api/admin/bookings/{id}/messages', { params: { id } }, { signal }),
    staleTime: 0,
  });

/** A mutation that refetches the queries of the outbox. */
const useChange = <Input, Output>(change: (input: Input) => Promise<Output>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: key }), client.invalidateQueries({ queryKey: bookingsKey })]),
  });
};

export const useSendAgain = () =>
  useChange((id: string) => call('POST /api/admin/outbox/{id}/send-again', { params: { id } }));
export const useGiveUp = () =>
  useChange((id: string) => call('POST /api/admin/outbox/{id}/give-up', { params: { id } }));
export const useSendFailedAgain = () => useChange(() => call('POST /api/admin/outbox/send-failed-again', {}));
