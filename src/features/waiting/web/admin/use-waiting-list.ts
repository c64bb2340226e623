import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { waitingContract } from '../../contract.ts';
import { type ListTexts, listTexts } from '../../texts/list-texts.ts';

const call = adminCaller<typeof waitingContract>();
const key = ['waiting-list'] as const;

/** The open entries, and those that have ended. */
export const useWaitingList = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/admin/waiting-list', undefined, { signal }),
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
