import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { MatchingChange } from '#shared/web/admin/if-match.ts';
import type { AdminWidget, widgetContract } from '../../contract.ts';

const call = adminCaller<typeof widgetContract>();
const widgetKey = ['widget'] as const;

export const useWidget = () =>
  useQuery({
    queryKey: widgetKey,
    queryFn: ({ signal }) => call('GET /api/admin/widget', undefined, { signal }),
  });

export const useSaveWidget = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, match }: MatchingChange<Pick<AdminWidget, 'origins'>>) =>
      call('PUT /api/admin/widget', { body }, match),
    onSuccess: (saved) => client.setQueryData(widgetKey, saved),
  });
};
