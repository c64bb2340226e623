import { useQuery } from '@tanstack/react-query';
import { caller } from '#shared/web/call.ts';
import type { settingsContract } from '../../../contract.ts';

const call = caller<typeof settingsContract>();

/** Under this key lie name and logo of the studio; invalidate it when they change. */
export const companyKey = ['company', 'public'] as const;

/** Name and logo of the studio, asked for without a token (AUTH-017); undefined until they are there. */
export const useCompany = (): { readonly company_name: string; readonly logo_url: string | null } | undefined =>
  useQuery({
    queryKey: companyKey,
    queryFn: ({ signal }) => call('GET /api/admin/company/settings/public', undefined, { signal }),
    staleTime: 5 * 60_000,
  }).data;
