import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { waitingContract } from '../../contract.ts';
import { mostListed } from '../../domain/entry-state.ts';
import { type ListTexts, listTexts } from '../../texts/list-texts.ts';

const call = adminCaller<typeof waitingContract>();
const key = ['waiting-list'] as const;

/** The open entries, and those that have ended, page by page. */
export const useWaitingList = () =>
  useInfiniteQuery({
    queryKey: key,
    queryFn: ({ signal, pageParam }) =>
      call('GET /api/admin/waiting-list', { query: { offset: pageParam, limit: mostListed } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < mostListed ? undefined : pages.length * mostListed),
  });

const useChange = <Input>(change: (input: Input) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: key }) });
};

export const useLift = () =>
  useChange(({ id, reason }: { readonly id: string; readonly reason: string }) =>
    call('POST /api/admin/waiting-list/{id}/lift', { params: { id }, body: { reason } }),
  );

export const useRemove = () =>
  useChange((id: string) => call('POST /api/admin/waiting-list/{id}/remove', { params: { id } }));

export const useListTexts = (): ListTexts => listTexts[useLanguage().language];
