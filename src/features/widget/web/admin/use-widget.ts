import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { widgetContract } from '../../contract.ts';

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
    mutationFn: (origins: string[]) => call('PUT /api/admin/widget', { body: { origins } }),
    onSuccess: (saved) => client.setQueryData(widgetKey, saved),
  });
};
