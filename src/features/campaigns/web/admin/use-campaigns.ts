import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { campaignsContract, SentCampaign, SentChanges, SpotChanges } from '../../contract.ts';

const call = adminCaller<typeof campaignsContract>();
const key = ['campaigns'] as const;

export const useCampaigns = () =>
  useQuery({
    queryKey: [...key, 'list'],
    queryFn: ({ signal }) => call('GET /api/admin/campaigns', undefined, { signal }),
  });

/** A campaign with its spots. */
export const useCampaign = (id: string) =>
  useQuery({
    queryKey: [...key, id],
    queryFn: ({ signal }) => call('GET /api/admin/campaigns/{id}', { params: { id } }, { signal }),
  });

/** Finished once everything shown is read again, so that a form opened next does not begin with what was before. */
const useChange = <Input, Output>(change: (input: Input) => Promise<Output>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        [key, ['slots'], ['calendar']].map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })),
      ),
  });
};

export const useMakeCampaign = () => useChange((body: SentCampaign) => call('POST /api/admin/campaigns', { body }));

export const useChangeCampaign = (id: string) =>
  useChange((body: SentChanges) => call('PUT /api/admin/campaigns/{id}', { params: { id }, body }));

export const useCloseCampaign = (id: string) =>
  useChange(() => call('POST /api/admin/campaigns/{id}/close', { params: { id } }));

export const useChangeSpot = (id: string) =>
  useChange(({ spot_id, ...body }: SpotChanges & { readonly spot_id: string }) =>
    call('PUT /api/admin/campaigns/{id}/spots/{spot_id}', { params: { id, spot_id }, body }),
  );
