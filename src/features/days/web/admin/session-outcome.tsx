import { CircleCheck, CircleMinus, Hourglass, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { classNames } from '#shared/web/class-names.ts';
import type { CancelledDay } from '../../contract.ts';
import { useDayTexts } from './use-day-texts.ts';

type Session = CancelledDay['sessions'][number];

const looks: Readonly<Record<Session['outcome'], { readonly icon: LucideIcon; readonly tone: string }>> = {
  waiting: { icon: Hourglass, tone: 'text-muted' },
  cancelled: { icon: CircleCheck, tone: 'text-success' },
  left: { icon: CircleMinus, tone: 'text-muted' },
  failed: { icon: TriangleAlert, tone: 'text-danger' },
};

/** The outcome of a session and the state of its refund. */
export const SessionOutcome = ({ session }: { readonly session: Session }) => {
  const t = useDayTexts();
  const euro = useEuro();
  const { outcome, left_because, refund, refund_amount } = session;
  const { icon: Icon, tone } = looks[outcome];
  return (
    <>
      <span data-outcome={outcome} className={classNames('inline-flex items-start gap-1.5 font-medium', tone)}>
        <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        {outcome === 'left' ? left_because && t(`left.${left_because}`) : t(`outcome.${outcome}`)}
      </span>
      {refund !== 'none' && (
        <span className={refund === 'failed' ? 'font-medium text-danger' : 'text-muted'}>
          {t(`refund.${refund}`, euro(refund_amount))}
        </span>
      )}
    </>
  );
};
