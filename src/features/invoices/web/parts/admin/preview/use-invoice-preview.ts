import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { presentIn } from '#shared/web/admin/conflict/edited-twice.ts';
import { lastAct } from '#shared/web/press/press.ts';
import type { InvoicePreview, previewContract } from '../../../../preview-contract.ts';
import { useIssueInvoice } from '../use-invoices.ts';

const call = adminCaller<typeof previewContract>();

/**
 * What would be issued. It is read once per opening and replaced only by a refused press, so that nothing changes between
 * the look and the press without being said.
 */
const usePreview = (bookingId: string, kind: 'final' | 'deposit') => {
  const client = useQueryClient();
  const queryKey = ['invoice-preview', bookingId, kind];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call('GET /api/admin/bookings/{id}/invoices/preview', { params: { id: bookingId }, query: { kind } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  return { query, replace: (now: InvoicePreview): void => void client.setQueryData(queryKey, now) };
};

interface RefusedPress {
  /** What was shown when it was pressed. */
  readonly shown: InvoicePreview;
  /** Identifies the press: see `lastAct`. */
  readonly act: number;
}

interface IssuedFrom {
  readonly bookingId: string;
  readonly kind: 'final' | 'deposit';
  readonly onIssued: (shown: InvoicePreview) => void;
}

/** The preview with its press, which issues exactly what is shown; `refused`: the press to which something else was said. */
export const useInvoicePreview = ({ bookingId, kind, onIssued }: IssuedFrom) => {
  const { query, replace } = usePreview(bookingId, kind);
  const issue = useIssueInvoice(bookingId);
  const [refused, setRefused] = useState<RefusedPress>();
  const press = (shown: InvoicePreview): void => {
    const act = lastAct();
    const onError = (error: Error): void => {
      const now = presentIn(error, 'preview') as InvoicePreview | undefined;
      if (!now) return;
      setRefused({ shown, act });
      replace(now);
    };
    issue.mutate({ kind, seen: shown.seen }, { onSuccess: () => onIssued(shown), onError });
  };
  const isReplaced = presentIn(issue.error, 'preview') !== undefined;
  return { query, press, refused, isPending: issue.isPending, failure: isReplaced ? null : issue.error };
};
