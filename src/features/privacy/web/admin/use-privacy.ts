import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { downloadAdminFile } from '#features/auth/web/parts/download-admin-file.ts';
import type { MatchingChange } from '#shared/web/admin/if-match.ts';
import type { privacyContract, RetentionChanges } from '../../contract.ts';

const call = adminCaller<typeof privacyContract>();
const retentionKey = ['privacy', 'retention'] as const;

export const useLookup = () =>
  useMutation({ mutationFn: (email: string) => call('POST /api/admin/privacy/lookup', { body: { email } }) });

export const useExport = () =>
  useMutation({ mutationFn: (email: string) => downloadAdminFile('/api/admin/privacy/export', { email }) });

/** Erases a person and invalidates all cached queries, because any of them may contain their data. */
export const useErase = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; repeated: string }) => call('POST /api/admin/privacy/erase', { body }),
    onSuccess: () => client.invalidateQueries(),
  });
};

export const useRetention = () =>
  useQuery({
    queryKey: retentionKey,
    queryFn: ({ signal }) => call('GET /api/admin/privacy/retention', undefined, { signal }),
  });

export const useSaveRetention = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, match }: MatchingChange<RetentionChanges>) =>
      call('PUT /api/admin/privacy/retention', { body }, match),
    onSuccess: (saved) => client.setQueryData(retentionKey, saved),
  });
};
