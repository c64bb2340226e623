import { formatCount } from '#shared/kernel/time/format.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { Funnel } from '../../../../charts-contract.ts';
import { reportsTexts } from '../../../../texts/reports-handle.ts';
import { percentOfAll, percentText } from '../numbers.ts';
import { Bar } from './bar.tsx';
import { ChartPanel } from './chart-panel.tsx';

const steps = ['received', 'worked_on', 'in_talks', 'scheduled', 'booked'] as const;
const losses = ['unreached', 'dropped'] as const;

/** How far the contacts of the period have come. */
export const FunnelPanel = ({ funnel }: { readonly funnel: Funnel }) => {
  const t = useTexts(reportsTexts);
  const { language } = useLanguage();
  const count = (value: number): string => formatCount(value, language);
  const share = (value: number): number => percentOfAll(value, funnel.received);
  return (
    <ChartPanel
      title={t('funnel.title')}
      file="contacts"
      finding={
        funnel.received === 0
          ? t('funnel.none')
          : t('funnel.rate', {
              booked: count(funnel.booked),
              received: count(funnel.received),
              percent: percentText(share(funnel.booked)),
            })
      }
      table={{
        columns: [t('funnel.step'), t('funnel.count'), t('chart.share')],
        rows:
          funnel.received === 0
            ? []
            : [...steps, ...losses].map((step) => [
                t(`funnel.${step}`),
                funnel[step],
                { percent: share(funnel[step]) },
              ]),
      }}
    >
      <ol className="grid grid-cols-1 gap-3">
        {steps.map((step) => (
          <li
            key={step}
            className="grid grid-cols-[minmax(min(7.75rem,40%),30%)_minmax(0,1fr)_min(5rem,40%)] items-center gap-3"
          >
            <span className="min-w-0 leading-tight">{t(`funnel.${step}`)}</span>
            <Bar track value={funnel[step] / funnel.received} />
            <span className="tabular flex flex-wrap items-baseline justify-between gap-x-2">
              <span className="font-semibold">{count(funnel[step])}</span>
              <span className="text-sm text-muted">{percentText(share(funnel[step]))}</span>
            </span>
          </li>
        ))}
      </ol>
      {funnel.unreached + funnel.dropped > 0 && (
        <p className="mt-4 text-sm text-muted">
          {t('funnel.lost', { unreached: count(funnel.unreached), dropped: count(funnel.dropped) })}
        </p>
      )}
    </ChartPanel>
  );
};
