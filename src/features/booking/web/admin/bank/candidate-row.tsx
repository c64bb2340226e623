import { Link } from 'react-router';
import { bookedServiceName } from '#features/services/domain/service-words.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { formatShort } from '#shared/kernel/time/format.ts';
import { Dotted } from '#shared/web/admin/dotted.tsx';
import { useEuro, useEuroOfCents } from '#shared/web/admin/use-euro.ts';
import { Button } from '#shared/web/button.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { LineCandidate, OpenBankLine } from '../../../bank-contract.ts';
import { codesIn } from '../../../domain/bank/found-codes.ts';
import { msOf } from '../../parts/admin/booking-words.ts';
import { StatusBadge } from '../../parts/admin/status-badge.tsx';
import { useBankTexts } from './use-bank-texts.ts';

interface CandidateRowProps {
  readonly line: OpenBankLine;
  readonly candidate: LineCandidate;
  /** Found by the user, not proposed. */
  readonly found?: boolean;
  readonly busy: boolean;
  readonly onAssign: (candidate: LineCandidate) => void;
}

/** A booking that a transfer may belong to, with the button that records it. */
export const CandidateRow = ({ line, candidate, found = false, busy, onAssign }: CandidateRowProps) => {
  const texts = useBankTexts();
  const { language } = useLanguage();
  const { booking_id, customer_name, confirmation_code, start, status, obstacle } = candidate;
  const by = codesIn(line.text).includes(confirmation_code) ? 'code' : 'name';
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0 break-words">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={`/admin/bookings?booking=${booking_id}`}
            className="inline-flex min-h-6 items-center font-medium text-accent-text hover:underline max-sm:min-h-11"
          >
            {customer_name}
          </Link>
          <StatusBadge status={status} />
        </p>
        <p className="tabular text-sm text-muted">
          <Dotted
            facts={[confirmation_code, formatShort(msOf(start), language), bookedServiceName(candidate, language)]}
          />
        </p>
        <Amounts line={line} candidate={candidate} />
        {!found && <p className="text-sm text-muted">{texts.by[by]}</p>}
        {obstacle !== null && <p className="text-sm font-medium text-danger">{texts.obstacle[obstacle]}</p>}
      </div>
      {obstacle === null && (
        <Button
          look={found ? 'secondary' : 'primary'}
          busy={busy}
          aria-label={texts.assignLabel(customer_name, confirmation_code)}
          onClick={() => onAssign(candidate)}
        >
          {texts.assign}
        </Button>
      )}
    </li>
  );
};

/** What the booking waits for, or what is left of its price, and how the transfer differs from that. */
const Amounts = ({ line, candidate: { awaited, left } }: Pick<CandidateRowProps, 'line' | 'candidate'>) => {
  const texts = useBankTexts();
  const euro = useEuro();
  const euroOfCents = useEuroOfCents();
  const difference = wholeCentsOf(line.amount) - wholeCentsOf(awaited ?? left);
  return (
    <p className="tabular text-sm">
      <Dotted
        facts={[
          awaited === null ? texts.left(euro(left)) : texts.due(euro(awaited)),
          <span key="difference" className={difference === 0 ? 'text-success' : 'font-medium text-warning'}>
            {difference === 0
              ? texts.exact
              : difference < 0
                ? texts.less(euroOfCents(-difference))
                : texts.more(euroOfCents(difference))}
          </span>,
        ]}
      />
    </p>
  );
};
