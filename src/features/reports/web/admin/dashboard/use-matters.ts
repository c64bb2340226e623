import { useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { useBankLines } from '#features/booking/web/parts/admin/use-bank-lines.ts';
import { useLatePayments } from '#features/booking/web/parts/admin/use-late-payments.ts';
import { useBrokenWebhooks } from '#features/integrations/web/parts/admin/use-webhooks.ts';
import { useUndelivered } from '#features/notifications/web/parts/admin/use-outbox.ts';
import { useOpenWithdrawals } from '#features/withdrawals/web/parts/admin/use-withdrawals.ts';
import { allTime } from '#shared/web/admin/range/date-range.ts';
import { useToday } from '#shared/web/admin/use-now.ts';
import type { Attention, attentionContract } from '../../../attention-contract.ts';
import type { StatsOverview } from '../../../contract.ts';
import { useOverview } from '../../parts/admin/use-overview.ts';

const call = adminCaller<typeof attentionContract>();

/**
 * What the studio has to handle besides requests: payments, refunds, withdrawals, transfers, offers, births, persons who
 * wait, messages and webhooks. What is unknown counts as nothing, and then `isKnown` is false.
 */
export const useMatters = () => {
  // A failure is shown and retried by the panel of the figures.
  const numbers = useOverview(allTime, { retryOnMount: false }).data;
  const attention = useAttention();
  const { refunds_needed: refunds, contested } = numbers?.payments ?? nothing;
  const { offers_ending_today: offers, ...waits } = attention.data ?? nothing;
  const counts = {
    unpaid: numbers?.status_breakdown.payment_pending ?? 0,
    births: waits.overdue_births,
    waiting: waits.waiting_without_offer,
    ...useUndelivered(),
    ...useReports(),
  };
  const isNothing = [...Object.values(counts), refunds.length, contested.length, offers.length].every((n) => n === 0);
  return {
    ...counts,
    refunds,
    contested,
    offers,
    pending: numbers?.status_breakdown.pending,
    isKnown: numbers !== undefined && attention.data !== undefined,
    isNothing,
    failure: attention.error,
    retry: () => void attention.refetch(),
  };
};

export type Matters = ReturnType<typeof useMatters>;

const nothing: Attention & Pick<StatsOverview['payments'], 'refunds_needed' | 'contested'> = {
  overdue_births: 0,
  offers_ending_today: [],
  waiting_without_offer: 0,
  refunds_needed: [],
  contested: [],
};

/** Money of deleted bookings, doubtful transfers, open withdrawals, and webhooks that were disabled. */
const useReports = () => ({
  late: useLatePayments()?.length ?? 0,
  transfers: useBankLines().data?.lines.length ?? 0,
  withdrawals: useOpenWithdrawals() ?? 0,
  broken: useBrokenWebhooks() ?? 0,
});

/** Overdue births, offers that end today, and who waits without an offer; asked for again when the day changes. */
const useAttention = () =>
  useQuery({
    queryKey: ['attention', useToday()],
    queryFn: ({ signal }) => call('GET /api/admin/attention', undefined, { signal }),
    staleTime: 0,
  });
