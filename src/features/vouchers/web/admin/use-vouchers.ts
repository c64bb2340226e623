import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { SentVoucher, vouchersContract } from '../../contract.ts';
import { type VoucherMailTexts, voucherMailTexts } from '../../texts/mail-texts.ts';
import { type VoucherTexts, voucherTexts } from '../../texts/voucher-texts.ts';
import { saleKeys } from '../parts/sale-key.ts';

export const callVouchers = adminCaller<typeof vouchersContract>();
export const vouchersKey = ['vouchers'] as const;
const pageSize = 50;

/** The texts about vouchers, in the reader's language. */
export const useVoucherTexts = (): VoucherTexts => voucherTexts[useLanguage().language];

/** The texts about mails with vouchers. */
export const useVoucherMailTexts = (): VoucherMailTexts => voucherMailTexts[useLanguage().language];

/** The vouchers that match a search, page by page. They are redeemed elsewhere: always read again. */
export const useVouchers = (search: string | undefined) =>
  useInfiniteQuery({
    queryKey: [...vouchersKey, search],
    queryFn: ({ signal, pageParam }) =>
      callVouchers('GET /api/admin/vouchers', { query: { search, limit: pageSize, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { vouchers }) => sum + vouchers.length, 0);
      return shown < last.total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const useChange = <Input, Output>(change: (input: Input) => Promise<Output>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: vouchersKey }),
  });
};

/** Sells a voucher: the same sale only once, however often it is sent. */
export const useSellVoucher = () => {
  const [keyOf] = useState(saleKeys);
  return useChange((body: SentVoucher) =>
    callVouchers('POST /api/admin/vouchers', { body }, { headers: { 'idempotency-key': keyOf(body) } }),
  );
};

export const useBlockVoucher = (id: string) =>
  useChange((body: { readonly reason: string; readonly undo_sale: boolean }) =>
    callVouchers('POST /api/admin/vouchers/{id}/block', { params: { id }, body }),
  );

export const useUnblockVoucher = (id: string) =>
  useChange(() => callVouchers('POST /api/admin/vouchers/{id}/unblock', { params: { id } }));
