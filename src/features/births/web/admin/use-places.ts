import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { birthsContract } from '../../contract.ts';

const call = adminCaller<typeof birthsContract>();
const key = ['birth-places'] as const;

/** The places by week. */
export const usePlaces = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/admin/birth-places', undefined, { signal }),
  });

const useChange = <Input>(change: (input: Input) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => void client.invalidateQueries({ queryKey: [...key] }),
  });
};

export const useTellBirth = (id: string) =>
  useChange((born_on: string) =>
    call('POST /api/admin/birth-places/{id}/birth', { params: { id }, body: { born_on } }),
  );

export const useEndPlace = (id: string) =>
  useChange<undefined>(() => call('POST /api/admin/birth-places/{id}/end', { params: { id } }));
