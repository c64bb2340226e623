import { CircleCheck, CircleMinus, Hourglass, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { classNames } from '#shared/web/class-names.ts';
import { epochOf } from '#shared/web/time/when.tsx';
import type { CancelledDay, MovedDay } from '../../contract.ts';
import { useDayTexts, useMoveTexts } from './use-day-texts.ts';

interface Look {
  readonly icon: LucideIcon;
  readonly tone: string;
}

const success: Look = { icon: CircleCheck, tone: 'text-success' };
const quiet: Look = { icon: CircleMinus, tone: 'text-muted' };
const looks: Readonly<Record<string, Look>> = {
  waiting: { icon: Hourglass, tone: 'text-muted' },
  open: { icon: Hourglass, tone: 'text-warning' },
  moved: success,
  failed: { icon: TriangleAlert, tone: 'text-danger' },
};

type Cancelled = CancelledDay['sessions'][number];
type Moved = MovedDay['sessions'][number];

/** What became of a session, and the state of its refund. */
export const SessionOutcome = ({ session }: { readonly session: Cancelled | Moved }) =>
  'state' in session ? <Answer session={session} /> : <Cancellation session={session} />;

const Cancellation = ({
  session: { outcome, left_because, refund, refund_amount },
}: {
  readonly session: Cancelled;
}) => {
  const t = useDayTexts();
  const euro = useEuro();
  return (
    <>
      <State state={outcome} look={outcome === 'cancelled' ? success : (looks[outcome] ?? quiet)}>
        {outcome === 'left' ? left_because && t(`left.${left_because}`) : t(`outcome.${outcome}`)}
      </State>
      {refund !== 'none' && <Refund state={refund}>{t(`refund.${refund}`, euro(refund_amount))}</Refund>}
    </>
  );
};

const Answer = ({ session }: { readonly session: Moved }) => {
  const t = useMoveTexts();
  const { state, substitute_start: held, refund } = session;
  return (
    <>
      <State state={state} look={looks[state] ?? quiet}>
        <AnswerWords session={session} />
      </State>
      {state === 'open' && (
        <span className="text-muted">{held ? t('held.yes', formatDateTime(epochOf(held))) : t('held.no')}</span>
      )}
      {refund !== 'none' && <Refund state={refund}>{t(`refund.${refund}`)}</Refund>}
    </>
  );
};

const AnswerWords = ({ session: { state, left_because, booking } }: { readonly session: Moved }) => {
  const t = useMoveTexts();
  const days = useDayTexts();
  if (state === 'left') return left_because && days(`left.${left_because}`);
  return state === 'moved' ? t('state.moved', formatDateTime(epochOf(booking.start))) : t(`state.${state}`);
};

interface StateProps {
  readonly state: string;
  readonly look: Look;
  readonly children: ReactNode;
}

const State = ({ state, look: { icon: Icon, tone }, children }: StateProps) => (
  <span data-state={state} className={classNames('inline-flex items-start gap-1.5 font-medium', tone)}>
    <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
    {children}
  </span>
);

const Refund = ({ state, children }: { readonly state: string; readonly children: ReactNode }) => (
  <span className={state === 'failed' ? 'font-medium text-danger' : 'text-muted'}>{children}</span>
);
