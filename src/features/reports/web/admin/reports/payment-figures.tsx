import { Panel } from '#shared/web/admin/panel.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { StatsOverview } from '../../../contract.ts';
import { reportsTexts } from '../../../texts/reports-handle.ts';
import { euroText } from './numbers.ts';

const figures = ['paid', 'refunded', 'kept', 'open'] as const;

/** What customers have prepaid, what was refunded, and what is still open. Not shown for a studio without payments. */
export const PaymentFigures = ({ payments }: Pick<StatsOverview, 'payments'>) => {
  const t = useTexts(reportsTexts);
  const { language } = useLanguage();
  const { paid, refunded, open } = payments;
  if (paid + open === 0) return null;
  const amounts = { paid, refunded, kept: Math.round((paid - refunded) * 100) / 100, open };
  return (
    <Panel title={t('payments.title')} className="break-inside-avoid">
      <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-0 lg:divide-x lg:divide-line print:grid-cols-4">
        {figures.map((figure) => (
          <div key={figure} className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0 lg:px-4 lg:first:pl-0">
            <dt className="self-end text-muted">{t(`payments.${figure}`)}</dt>
            <dd>
              <span className="tabular block text-xl font-semibold tracking-tight whitespace-nowrap">
                {euroText(amounts[figure], language)}
              </span>
              <span className="block text-sm text-muted">{t(`payments.${figure}.note`)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
};
