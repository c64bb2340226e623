import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { authContract } from '../../contract.ts';

const call = adminCaller<typeof authContract>();
const sessionsKey = ['account', 'sessions'] as const;

export const useSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call('GET /api/admin/auth/sessions', undefined, { signal }),
  });

export const useChangePassword = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { current_password: string; new_password: string }) =>
      call('PUT /api/admin/auth/password', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
};

export const useEndOthers = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/admin/auth/sessions/end-others'),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
};
