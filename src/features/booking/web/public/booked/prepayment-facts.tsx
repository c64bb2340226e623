import { refundTexts } from '#features/payments/texts/handle.ts';
import { RefundLines } from '#features/payments/web/parts/refund-lines.tsx';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { Money } from '#shared/web/money.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { BookingStatus, PublicPrepayment } from '../../../contract.ts';
import { bookingTexts } from '../../../texts/handle.ts';

interface PrepaymentFactsProps {
  readonly prepayment: PublicPrepayment;
  readonly status: BookingStatus;
}

/** The amounts that were paid in advance, that were refunded or taken back by the bank, and that remain to be paid at the studio. */
export const PrepaymentFacts = ({ prepayment, status }: PrepaymentFactsProps) => {
  const t = useTexts(bookingTexts);
  const { state, amount, refunded, rest, lost } = prepayment;
  const ahead = status !== 'CANCELLED' && status !== 'COMPLETED';
  const label = {
    open: 'prepayment.now',
    processing: 'prepayment.onItsWay',
    paid: 'prepayment.paid',
    refunded: 'prepayment.paid',
  } as const;
  return (
    <dl className="grid max-w-md gap-y-1.5">
      {(amount > 0 || lost === undefined) && <Line name={t(label[state])} eur={amount} strong />}
      {lost !== undefined && <Line name={t('prepayment.lost')} eur={lost} strong />}
      {refunded > 0 && <Line name={t('prepayment.refunded')} eur={refunded} strong />}
      {ahead && rest > 0 && <Line name={t('prepayment.rest')} eur={rest} />}
    </dl>
  );
};

const Line = ({
  name,
  eur,
  strong = false,
}: {
  readonly name: string;
  readonly eur: number;
  readonly strong?: boolean;
}) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className={strong ? 'font-semibold' : 'text-muted'}>{name}</dt>
    <dd className={strong ? 'tabular font-semibold' : 'tabular font-medium'}>
      <Money eur={eur} />
    </dd>
  </div>
);

/** Shown before paying: what a cancellation refunds, by deadline. */
export const PrepaymentTerms = ({ terms }: { readonly terms: NonNullable<PublicPrepayment['cancel_terms']> }) => {
  const t = useTexts(refundTexts);
  return (
    <div className="mt-4 max-w-md border-t border-current/20 pt-3">
      <h2 className="font-semibold">{t('refund.title')}</h2>
      <p className="mt-1 mb-2">{t(terms.length > 0 ? 'refund.lead' : 'refund.none')}</p>
      <RefundLines
        periods={terms.map(({ until, amount }) => ({ until: epochOf(until), cents: wholeCentsOf(amount) }))}
      />
    </div>
  );
};
