import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { withFactor } from '#features/auth/web/parts/with-factor.ts';
import type { MatchingChange } from '#shared/web/admin/if-match.ts';
import type { AdminEmailSettings, EmailSettingsChanges, notificationsContract } from '../../contract.ts';
import { redirectsMessages } from '../../domain/redirects-messages.ts';

export const emailCall = adminCaller<typeof notificationsContract>();
const key = ['email-settings'] as const;

export const useEmailSettings = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => emailCall('GET /api/admin/email-settings', undefined, { signal }),
  });

export const useSaveEmailSettings = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body: changes, match }: MatchingChange<EmailSettingsChanges>) => {
      const send = (current_password?: string) =>
        emailCall('PUT /api/admin/email-settings', { body: { ...changes, current_password } }, match);
      const shown = client.getQueryData<AdminEmailSettings>(key);
      return shown && redirectsMessages(shown, changes) ? withFactor(send) : send();
    },
    onSuccess: (saved) => client.setQueryData(key, saved),
  });
};
