import { Link } from 'react-router';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { classNames } from '#shared/web/class-names.ts';
import type { ReadBankStatement } from '../../../bank-contract.ts';
import { useBankTexts } from './use-bank-texts.ts';

interface ReadFileProps {
  readonly name: string;
  readonly result: ReadBankStatement;
}

const counts = ['recorded', 'doubtful', 'known', 'ignored'] as const;

/** What became of the lines of a file. */
export const ReadFile = ({ name, result }: ReadFileProps) => {
  const texts = useBankTexts();
  const countOf = (key: (typeof counts)[number]): number => (key === 'recorded' ? result.recorded.length : result[key]);
  return (
    <div className="card grid gap-3 p-4">
      <p className="font-semibold break-words">{name}</p>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {counts.map((key) => (
          <div key={key} className="flex flex-col-reverse rounded-field bg-sunken px-3 py-2">
            <dt className="text-sm text-muted">{texts.count[key]}</dt>
            <dd className={classNames('tabular text-lg font-semibold', countOf(key) > 0 ? looks[key] : 'text-muted')}>
              {countOf(key)}
            </dd>
          </div>
        ))}
      </dl>
      {result.recorded.length > 0 && <Recorded recorded={result.recorded} />}
    </div>
  );
};

const looks = { recorded: 'text-success', doubtful: 'text-warning', known: '', ignored: '' } as const;

const Recorded = ({ recorded }: Pick<ReadBankStatement, 'recorded'>) => {
  const texts = useBankTexts();
  const euro = useEuro();
  return (
    <ul aria-label={texts.recordedList} className="grid">
      {recorded.map(({ booking_id, confirmation_code, customer_name, amount }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a booking may have two, and nothing moves
        <li key={at} className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line">
          <Link
            to={`/admin/bookings?booking=${booking_id}`}
            className="inline-flex min-h-11 min-w-0 flex-wrap items-center gap-x-2 text-accent-text hover:underline"
          >
            <span className="font-medium break-words">{customer_name}</span>
            <span className="tabular">{confirmation_code}</span>
          </Link>
          <span className="tabular font-semibold">{euro(amount)}</span>
        </li>
      ))}
    </ul>
  );
};
