import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { bankNoticeTexts } from '#features/booking/texts/admin/bank-notice.ts';
import { bookingMoneyTexts } from '#features/booking/texts/admin/money-handle.ts';
import { contestedPaymentTexts } from '#features/booking/texts/contested-payment.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { dashboardTexts } from '../../../texts/dashboard-handle.ts';
import type { Matters } from './use-matters.ts';

/** The matters besides requests: a line for each kind of which there is any, which leads to it. */
export const OtherMatters = ({ matters }: { readonly matters: Matters }) => {
  const t = useTexts(dashboardTexts);
  const { failure, retry } = matters;
  return (
    <>
      {useLines(matters).map(({ kind, to, text }) => (
        <LinkToMore key={kind} to={to}>
          {text}
        </LinkToMore>
      ))}
      {failure && <LoadFailure title={t('attention.moreError')} error={failure} onRetry={retry} />}
    </>
  );
};

interface Line {
  readonly kind: string;
  readonly to: string;
  readonly text: string;
}

/** Addresses and texts, in the order of their urgency. Two kinds may lead to one address: a booking may have both. */
const useLines = (matters: Matters): readonly Line[] => {
  const t = useTexts(dashboardTexts);
  const money = useTexts(bookingMoneyTexts);
  const { language } = useLanguage();
  const { unpaid, late, transfers, withdrawals, births, waiting, failed, held, broken } = matters;
  const { refunds, contested, offers } = matters;
  const lines: readonly (readonly [kind: string, count: number, to: string, text: (count: number) => string])[] = [
    ['unpaid', unpaid, '/admin/bookings?status=PAYMENT_PENDING', (count) => t('attention.payment', count)],
    ['refunds', refunds.length, `/admin/bookings?booking=${refunds[0]}`, (count) => t('attention.refund', count)],
    ['contested', contested.length, `/admin/bookings?booking=${contested[0]}`, contestedPaymentTexts[language].count],
    ['late', late, '/admin/bookings', (count) => money('late.count', count)],
    ['transfers', transfers, '/admin/bank', bankNoticeTexts[language].doubtful],
    ['withdrawals', withdrawals, '/admin/withdrawals', (count) => t('attention.withdrawals', count)],
    ['offers', offers.length, `/admin/calendar?offer=${offers[0]}`, (count) => t('attention.offers', count)],
    ['births', births, '/admin/births', (count) => t('attention.births', count)],
    ['waiting', waiting, '/admin/calendar?open=waiting-list', (count) => t('attention.waiting', count)],
    ['failed', failed, '/admin/outbox?status=failed', (count) => t('attention.messages', count)],
    ['held', held, '/admin/outbox?status=waiting', (count) => t('attention.held', count)],
    ['broken', broken, '/admin/integrations', (count) => t('attention.webhooks', count)],
  ];
  return lines.filter(([, count]) => count > 0).map(([kind, count, to, text]) => ({ kind, to, text: text(count) }));
};

export const LinkToMore = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link to={to} className="font-medium text-accent-text hover:underline">
    {children}
  </Link>
);
