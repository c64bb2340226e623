import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { MatchingChange } from '#shared/web/admin/if-match.ts';
import type { AdminPageDesign, settingsContract } from '../../../contract.ts';

const call = adminCaller<typeof settingsContract>();
const key = ['page-design'] as const;

export const usePageDesign = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/admin/page-design/settings', undefined, { signal }),
  });

const useDesignChange = <Input>(change: (input: Input) => Promise<AdminPageDesign>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: (design) => client.setQueryData(key, design) });
};

export const useSaveDesign = () =>
  useDesignChange(({ body, match }: MatchingChange<Partial<AdminPageDesign>>) =>
    call('PUT /api/admin/page-design/settings', { body }, match),
  );

export const useResetDesign = () => useDesignChange<void>(() => call('POST /api/admin/page-design/reset'));
