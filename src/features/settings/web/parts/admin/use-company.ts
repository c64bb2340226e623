import { useQuery } from '@tanstack/react-query';
import { caller } from '#shared/web/call/call.ts';
import type { settingsContract } from '../../../contract.ts';

const call = caller<typeof settingsContract>();

/** The query key of the studio's name and logo; invalidate it when they change. */
export const companyKey = ['company', 'public'] as const;

/** The studio's name and logo, requested without a token; undefined until loaded. */
export const useCompany = (): { readonly company_name: string; readonly logo_url: string | null } | undefined =>
  useQuery({
    queryKey: companyKey,
    queryFn: ({ signal }) => call('GET /api/admin/company/settings/public', undefined, { signal }),
    staleTime: 5 * 60_000,
  }).data;
