import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { MatchingChange } from '#shared/web/admin/if-match.ts';
import type { LegalKind } from '../../../domain/legal/legal-kinds.ts';
import type { AdminLegalPage, legalContract } from '../../../legal-contract.ts';

const call = adminCaller<typeof legalContract>();
const key = ['legal'] as const;

export const useLegalPages = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call('GET /api/admin/legal', undefined, { signal }) });

/** The studio's own text of a page; null uses the template. */
export interface OwnTexts {
  readonly de: string | null;
  readonly ru: string | null;
}

export const useSaveLegalPage = (kind: LegalKind) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, match }: MatchingChange<Partial<OwnTexts>>) =>
      call('PUT /api/admin/legal/{kind}', { params: { kind }, body }, match),
    onSuccess: (saved) =>
      client.setQueryData<AdminLegalPage[]>(key, (pages) => pages?.map((page) => (page.kind === kind ? saved : page))),
  });
};

export const useWording = (kind: LegalKind, version: string) =>
  useQuery({
    queryKey: [...key, kind, version],
    queryFn: ({ signal }) =>
      call('GET /api/admin/legal/{kind}/versions/{version}', { params: { kind, version } }, { signal }),
  });
