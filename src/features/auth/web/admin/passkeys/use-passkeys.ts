import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { AttestationOptions, passkeysContract } from '../../../passkeys-contract.ts';
import { makePasskey } from '../../parts/passkeys.ts';
import { withFactor } from '../../parts/with-factor.ts';

const call = adminCaller<typeof passkeysContract>();
const passkeysKey = ['account', 'passkeys'] as const;

export const usePasskeys = () =>
  useQuery({
    queryKey: passkeysKey,
    queryFn: ({ signal }) => call('GET /api/admin/auth/passkeys', undefined, { signal }),
    staleTime: 0,
  });

const useChange = <Values, Received>(mutationFn: (values: Values) => Promise<Received>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: passkeysKey }) });
};

/** Confirms the session, and returns the options for a new passkey; valid for five minutes. */
export const useBeginPasskey = () =>
  useMutation({
    gcTime: 0,
    mutationFn: () =>
      withFactor(
        (current_password) => call('POST /api/admin/auth/passkeys/options', { body: { current_password } }),
        'confirmed',
      ),
  });

/** Creates a passkey from these options; a second attempt requests new ones. */
export const useAddPasskey = () => {
  const begin = useBeginPasskey();
  return useChange(async ({ name, options }: { name: string; options: AttestationOptions | undefined }) => {
    const passkey = await makePasskey(options ?? (await begin.mutateAsync()));
    return call('POST /api/admin/auth/passkeys', { body: { name, passkey } });
  });
};

export const useRenamePasskey = () =>
  useChange(({ id, name }: { id: string; name: string }) =>
    call('PUT /api/admin/auth/passkeys/{id}', { params: { id }, body: { name } }),
  );

export const useRemovePasskey = () =>
  useChange((id: string) =>
    withFactor((current_password) =>
      call('POST /api/admin/auth/passkeys/{id}/remove', { params: { id }, body: { current_password } }),
    ),
  );
