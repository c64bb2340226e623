import { CircleCheck, CircleMinus, Hourglass, type LucideIcon, TriangleAlert } from 'lucide-react';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { classNames } from '#shared/web/class-names.ts';
import { epochOf } from '#shared/web/time/when.tsx';
import type { MovedDay } from '../../contract.ts';
import { useMoveTexts } from './use-day-texts.ts';

type Session = MovedDay['sessions'][number];
interface Look {
  readonly icon: LucideIcon;
  readonly tone: string;
}

const quiet: Look = { icon: CircleMinus, tone: 'text-muted' };
const looks: Readonly<Partial<Record<Session['state'], Look>>> = {
  waiting: { icon: Hourglass, tone: 'text-muted' },
  open: { icon: Hourglass, tone: 'text-warning' },
  moved: { icon: CircleCheck, tone: 'text-success' },
  failed: { icon: TriangleAlert, tone: 'text-danger' },
};

/** The answer of a customer, the time held for them, and the refund. */
export const MoveAnswer = ({ session }: { readonly session: Session }) => {
  const t = useMoveTexts();
  const { state, substitute_start: held, refund } = session;
  const { icon: Icon, tone } = looks[state] ?? quiet;
  return (
    <>
      <span data-state={state} className={classNames('inline-flex items-start gap-1.5 font-medium', tone)}>
        <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        <Words session={session} />
      </span>
      {state === 'open' && (
        <span className="text-muted">{held ? t('held.yes', formatDateTime(epochOf(held))) : t('held.no')}</span>
      )}
      {refund !== 'none' && (
        <span className={refund === 'failed' ? 'font-medium text-danger' : 'text-muted'}>{t(`refund.${refund}`)}</span>
      )}
    </>
  );
};

const Words = ({ session: { state, left_because, booking } }: { readonly session: Session }) => {
  const t = useMoveTexts();
  if (state === 'left') return left_because && t(`left.${left_because}`);
  return state === 'moved' ? t('state.moved', formatDateTime(epochOf(booking.start))) : t(`state.${state}`);
};
