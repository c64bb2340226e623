import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { confirmed, withFactor } from '#features/auth/web/parts/with-factor.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { taxContract } from '../../../tax-contract.ts';
import { type TaxMonthsTexts, taxMonthsTexts } from '../../../texts/tax-months-texts.ts';

export const callTax = adminCaller<typeof taxContract>();
const key = ['invoices', 'months'] as const;

export const useMonthsTexts = (): TaxMonthsTexts => taxMonthsTexts[useLanguage().language];

/** The months of the accounts. */
export const useMonths = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callTax('GET /api/admin/invoices/months', undefined, { signal }),
    staleTime: 0,
  });

/** Closes a month; asks for the password if the last factor is too old. */
export const useCloseMonth = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (month: string) =>
      withFactor(confirmed(() => callTax('POST /api/admin/invoices/months/{month}/close', { params: { month } }))),
    onSuccess: (months) => client.setQueryData(key, months),
    onError: () => void client.invalidateQueries({ queryKey: key }),
  });
};
