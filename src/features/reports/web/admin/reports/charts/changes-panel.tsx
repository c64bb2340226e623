import { formatCount } from '#shared/kernel/time/format.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { Changes } from '../../../../charts-contract.ts';
import { reportsTexts } from '../../../../texts/reports-handle.ts';
import { Bar } from './bar.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { PeriodKey } from './period-key.tsx';

const moves = ['moved_by_customers', 'moved_by_studio'] as const;
const waiting = ['waited', 'offered', 'filled'] as const;

/** How many sessions were moved, and what the waiting list has done. What a studio does not use is left out. */
export const ChangesPanel = ({ changes }: { readonly changes: Changes }) => {
  const t = useTexts(reportsTexts);
  const { language } = useLanguage();
  const count = (value: number): string => formatCount(value, language);
  const isUsed = (kinds: readonly (keyof Changes)[]): boolean =>
    kinds.some((kind) => changes[kind].count + (changes[kind].previous ?? 0) > 0);
  const shown = [...(isUsed(moves) ? moves : []), ...(isUsed(waiting) ? waiting : [])];
  const most = Math.max(1, ...shown.flatMap((kind) => [changes[kind].count, changes[kind].previous ?? 0]));
  const compares = shown.some((kind) => changes[kind].previous !== null);
  const moved = changes.moved_by_customers.count + changes.moved_by_studio.count;
  return (
    <ChartPanel
      title={t('changes.title')}
      file="changes"
      finding={t('changes.finding', { moved: count(moved), filled: count(changes.filled.count) })}
      table={{
        columns: [t('changes.what'), t('changes.count'), ...(compares ? [t('chart.before')] : [])],
        rows: shown.map((kind) => [
          t(`changes.${kind}`),
          changes[kind].count,
          ...(compares ? [changes[kind].previous] : []),
        ]),
      }}
    >
      {compares && (
        <ul className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
          <PeriodKey name={t('chart.now')} />
          <PeriodKey before name={t('chart.before')} />
        </ul>
      )}
      <ul className="grid grid-cols-1 gap-3.5">
        {shown.map((kind) => {
          const { count: now, previous } = changes[kind];
          return (
            <li key={kind}>
              <div className="mb-1 flex items-baseline justify-between gap-3">
                <span className="min-w-0">{t(`changes.${kind}`)}</span>
                <span className="tabular shrink-0 font-semibold">{count(now)}</span>
              </div>
              <Bar value={now / most} before={previous === null ? undefined : previous / most} />
              {previous !== null && (
                <div className="tabular mt-0.5 text-right text-sm text-muted">
                  {t('chart.before.amount', count(previous))}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </ChartPanel>
  );
};
