import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { MatchingChange } from '#shared/web/admin/if-match.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { InvoiceQuery, invoicesContract, ListedInvoice, SentInvoiceSettings } from '../../../contract.ts';
import type { SentRecipient } from '../../../recipient-contract.ts';
import { type InvoicesAdminTexts, invoicesAdminTexts } from '../../../texts/invoices-admin.ts';

const call = adminCaller<typeof invoicesContract>();
const key = ['invoices'] as const;
const pageSize = 50;

/** The texts about documents, in the reader's language. */
export const useInvoiceTexts = (): InvoicesAdminTexts => invoicesAdminTexts[useLanguage().language];

export type InvoiceFilter = Pick<InvoiceQuery, 'kind' | 'from' | 'to' | 'search'>;

/** The documents of a filter, page by page. */
export const useInvoiceList = (filter: InvoiceFilter) =>
  useInfiniteQuery({
    queryKey: [...key, 'list', filter],
    queryFn: ({ signal, pageParam }) =>
      call('GET /api/admin/invoices', { query: { ...filter, limit: pageSize, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { invoices }) => sum + invoices.length, 0);
      return shown < last.total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });

export const useBookingInvoices = (bookingId: string) =>
  useQuery({
    queryKey: [...key, 'booking', bookingId],
    queryFn: ({ signal }) => call('GET /api/admin/bookings/{id}/invoices', { params: { id: bookingId } }, { signal }),
    staleTime: 0,
  });

/** Reads the documents of the sale of a voucher, the newest first. */
export const readVoucherDocuments = async (voucher_id: string): Promise<readonly ListedInvoice[]> =>
  (await call('GET /api/admin/invoices', { query: { voucher_id } })).invoices;

export const useInvoiceSettings = () =>
  useQuery({
    queryKey: [...key, 'settings'],
    queryFn: ({ signal }) => call('GET /api/admin/invoices/settings', undefined, { signal }),
  });

/** A change of documents: lists, bookings and their timelines are read again. */
const useChange = <Input, Output>(change: (input: Input) => Promise<Output>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => {
      for (const queryKey of [[...key], ['timeline'], ['messages']]) void client.invalidateQueries({ queryKey });
    },
  });
};

export const useSaveInvoiceSettings = () =>
  useChange(({ body, match }: MatchingChange<Partial<SentInvoiceSettings>>) =>
    call('PUT /api/admin/invoices/settings', { body }, match),
  );

/** `seen`: the check value of the preview. */
export const useIssueInvoice = (bookingId: string) =>
  useChange((body: { readonly kind: 'final' | 'deposit'; readonly seen: string }) =>
    call('POST /api/admin/bookings/{id}/invoices', { params: { id: bookingId }, body }),
  );

export const useSaveRecipient = (bookingId: string) =>
  useChange((body: SentRecipient) =>
    call('PUT /api/admin/bookings/{id}/invoice-recipient', { params: { id: bookingId }, body }),
  );

export const useCancelInvoice = (id: string) =>
  useChange((reason: string) => call('POST /api/admin/invoices/{id}/cancel', { params: { id }, body: { reason } }));

export const useSendInvoice = (id: string) =>
  useChange(() => call('POST /api/admin/invoices/{id}/mail', { params: { id } }));
