import { useId } from 'react';
import { formatDate } from '#shared/kernel/time/format.ts';
import { Card } from '#shared/web/card.tsx';
import { euroText } from '#shared/web/money.tsx';
import type { VoucherBalance } from '../../balance-contract.ts';
import { useVoucherPageTexts } from './use-voucher-page-texts.ts';

/** What happened to a voucher, oldest first: day, amount, and what was left. */
export const BalanceHistory = ({ entries }: Pick<VoucherBalance, 'entries'>) => {
  const page = useVoucherPageTexts();
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title}>
      <h2 id={title} className="text-lg font-semibold">
        {page.history}
      </h2>
      <ul aria-labelledby={title} className="mt-2 -mb-3 divide-y divide-line">
        {entries.map(({ number, kind, amount, balance, on }) => (
          <li key={number} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <span className="min-w-0">
              <span className="block font-medium break-words">{page.entries[kind]}</span>
              <time dateTime={on} className="tabular text-sm text-muted">
                {formatDate(on)}
              </time>
            </span>
            <span className="tabular text-right whitespace-nowrap">
              <span className="block font-medium">{signed(amount)}</span>
              <span className="text-sm text-muted">{page.rest(euroText(balance))}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** '−45,50 €' and '+60,00 €', with a minus as long as the plus. */
const signed = (eur: number): string => (eur < 0 ? `−${euroText(-eur)}` : `+${euroText(eur)}`);
