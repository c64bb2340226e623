import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { CampaignCards, cardsContract, NewCards } from '../../../cards-contract.ts';

const call = adminCaller<typeof cardsContract>();
const keyOf = (id: string) => ['campaigns', id, 'cards'] as const;

/** The cards of a campaign. */
export const useCards = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call('GET /api/admin/campaigns/{id}/cards', { params: { id } }, { signal }),
  });

const useChange = <Input>(id: string, change: (input: Input) => Promise<CampaignCards>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (cards) => client.setQueryData(keyOf(id), cards),
  });
};

export const useAddCards = (id: string) =>
  useChange(id, (body: NewCards) => call('POST /api/admin/campaigns/{id}/cards', { params: { id }, body }));

export const useRemoveCard = (id: string) =>
  useChange(id, (card_id: string) =>
    call('POST /api/admin/campaigns/{id}/cards/{card_id}/remove', { params: { id, card_id } }),
  );

export const useTickCard = (id: string) =>
  useChange(id, ({ card_id, photographed }: { readonly card_id: string; readonly photographed: boolean }) =>
    call('PUT /api/admin/campaigns/{id}/cards/{card_id}', { params: { id, card_id }, body: { photographed } }),
  );
