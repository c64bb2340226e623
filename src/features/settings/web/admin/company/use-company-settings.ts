import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { MatchingChange } from '#shared/web/admin/if-match.ts';
import type { AdminCompany, settingsContract } from '../../../contract.ts';
import { companyKey } from '../../parts/admin/use-company.ts';

const call = adminCaller<typeof settingsContract>();
const key = ['company', 'settings'] as const;

/** The stored description of the studio; requested with the time, so that no intermediate cache returns a stale one. */
export const useCompanySettings = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/admin/company/settings', { query: { t: String(Date.now()) } }, { signal }),
  });

/**
 * Changes the description; header and public pages are updated at once, and so is what other settings say of it: those of
 * documents name what is missing.
 */
const useCompanyChange = <Input>(change: (input: Input) => Promise<AdminCompany>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ company_name, logo_url, ...rest }) => {
      client.setQueryData(key, { ...rest, company_name, logo_url });
      client.setQueryData(companyKey, { company_name, logo_url });
      return client.invalidateQueries({ queryKey: ['invoices', 'settings'] });
    },
  });
};

export const useSaveCompany = () =>
  useCompanyChange(({ body, match }: MatchingChange<Partial<Omit<AdminCompany, 'logo_url'>>>) =>
    call('PUT /api/admin/company/settings', { body }, match),
  );

export const useUploadLogo = () => useCompanyChange((file: File) => call('POST /api/admin/company/logo', { file }));

export const useDeleteLogo = () =>
  useCompanyChange<void>(async () => {
    const { success: _success, ...company } = await call('DELETE /api/admin/company/logo');
    return company;
  });
