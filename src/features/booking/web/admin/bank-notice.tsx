import { Link } from 'react-router';
import { useLanguage } from '#shared/web/texts.tsx';
import { bankNoticeTexts } from '../../texts/admin/bank-notice.ts';
import { useBankLines } from '../parts/admin/use-bank-lines.ts';

/** Leads to the statements of the bank; renders nothing if no transfer is awaited or has to be decided about. */
export const BankNotice = () => {
  const texts = bankNoticeTexts[useLanguage().language];
  const { awaited = 0, lines = [] } = useBankLines().data ?? {};
  if (awaited === 0 && lines.length === 0) return null;
  const isDoubtful = lines.length > 0;
  return (
    <section
      aria-label={texts.title}
      className="card mb-4 flex flex-wrap items-center justify-between gap-x-4 px-4 py-1 print:hidden"
    >
      <span className={isDoubtful ? 'font-medium text-warning' : 'text-muted'}>
        {isDoubtful ? texts.doubtful(lines.length) : texts.awaited(awaited)}
      </span>
      <Link to="/admin/bank" className="inline-flex min-h-11 items-center font-medium text-accent-text hover:underline">
        {isDoubtful ? texts.decide : texts.read}
      </Link>
    </section>
  );
};
