import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showToast } from '#shared/web/toasts.tsx';
import type { BankLines, LineCandidate, OpenBankLine } from '../../../bank-contract.ts';
import { bankCall, bankKey } from '../../parts/admin/use-bank-lines.ts';
import { bookingsToRefresh } from '../../parts/admin/use-bookings.ts';
import { useBankTexts } from './use-bank-texts.ts';

/** What is decided about a line: the booking whose payment it is, or 'none'. */
export type LineDecision = LineCandidate | 'none';

/** Decides about a line, with a toast. The line disappears with the response, also if somebody else was faster. */
export const useDecideLine = ({ id, amount }: OpenBankLine, onDecided: () => void) => {
  const texts = useBankTexts();
  const euro = useEuro();
  const words = useErrorMessage();
  const client = useQueryClient();
  const removed = (): void => {
    client.setQueryData<BankLines>(
      bankKey,
      (known) => known && { ...known, lines: known.lines.filter((line) => line.id !== id) },
    );
    onDecided();
  };
  return useMutation({
    mutationFn: (decision: LineDecision) =>
      decision === 'none'
        ? bankCall('POST /api/admin/bank-lines/{id}/dismiss', { params: { id } })
        : bankCall('POST /api/admin/bank-lines/{id}/assign', {
            params: { id },
            body: { booking_id: decision.booking_id },
          }),
    onSuccess: (_, decision) => {
      const done = decision === 'none' ? texts.dismissed : texts.assigned(euro(amount), decision.customer_name);
      showToast(done, 'success');
      removed();
    },
    onError: (error) => {
      if (!isDecidedMeanwhile(error)) return showToast(texts.failed(words(error)), 'error');
      showToast(texts.meanwhile, 'warning');
      removed();
    },
    // Not awaited: the decision is complete with its response.
    onSettled: () => void bookingsToRefresh.map((queryKey) => client.invalidateQueries({ queryKey })),
  });
};

/** Somebody else was faster, or its booking was deleted or erased. */
const isDecidedMeanwhile = (error: unknown): boolean => error instanceof CallError && error.code === 'already_decided';
