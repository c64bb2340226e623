import { type Translate, useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { ReportGroup } from '../../../../charts-contract.ts';
import type { ReportsTexts } from '../../../../texts/reports-de.ts';
import { reportsTexts } from '../../../../texts/reports-handle.ts';
import { euroText, percentOfAll, percentText } from '../numbers.ts';
import { Bar } from './bar.tsx';
import { ChartPanel } from './chart-panel.tsx';
import type { Cell } from './csv-text.ts';
import { PeriodKey } from './period-key.tsx';

const most = 6;

/** Of an extra also how many were sold, and of which service. */
interface ShownGroup extends ReportGroup {
  readonly units?: number;
  readonly service?: string | null;
}

interface GroupPanelProps {
  readonly of: 'services' | 'photographers' | 'items';
  /** By revenue, in the reader's language. */
  readonly groups: readonly ShownGroup[];
}

/**
 * Value by service, photographer or extra: one bar each, the previous period lighter; those beyond the first few are combined.
 */
export const GroupPanel = ({ of, groups }: GroupPanelProps) => {
  const t = useTexts(reportsTexts);
  const compared = groups.some(({ previous }) => previous !== null);
  const all = groups.reduce((sum, { revenue }) => sum + revenue, 0);
  const [first] = groups;
  const shown = groups.length > most + 1 ? [...groups.slice(0, most), together(groups.slice(most), t)] : groups;
  const highest = Math.max(...shown.flatMap(({ revenue, previous }) => [revenue, previous?.revenue ?? 0]), 0);
  return (
    <ChartPanel
      title={t(`${of}.title`)}
      file={of}
      finding={
        first && first.revenue > 0
          ? t(of === 'items' ? 'items.first' : 'groups.first', {
              name: first.name,
              percent: percentText(percentOfAll(first.revenue, all)),
            })
          : t('chart.none')
      }
      table={{
        columns: [
          t(columnOf[of]),
          ...(of === 'items' ? [t('services.service'), t('items.units')] : []),
          t('chart.revenue'),
          t('chart.share'),
          t('chart.bookings'),
          ...(compared ? [t('chart.revenue.before'), t('chart.bookings.before')] : []),
        ],
        rows: groups.map(({ name, revenue, bookings, previous, units = 0, service }): Cell[] => [
          name,
          ...(of === 'items' ? [service ?? '', units] : []),
          { euro: revenue },
          { percent: percentOfAll(revenue, all) },
          bookings,
          ...(previous ? [{ euro: previous.revenue }, previous.bookings] : []),
        ]),
      }}
    >
      {compared && (
        <ul className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
          <PeriodKey name={t('chart.now')} />
          <PeriodKey before name={t('chart.before')} />
        </ul>
      )}
      <ul className="grid grid-cols-1 gap-3.5">
        {shown.map((group) => (
          <GroupLine key={group.id} group={group} highest={highest} />
        ))}
      </ul>
    </ChartPanel>
  );
};

const GroupLine = ({ group, highest }: { readonly group: ShownGroup; readonly highest: number }) => {
  const t = useTexts(reportsTexts);
  const { language } = useLanguage();
  const { name, revenue, bookings, previous, units, service } = group;
  const share = (amount: number): number => (highest === 0 ? 0 : amount / highest);
  return (
    <li>
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate">{name}</span>
        <span className="tabular shrink-0 font-semibold">{euroText(revenue, language)}</span>
      </div>
      <Bar value={share(revenue)} before={previous ? share(previous.revenue) : undefined} />
      <div className="tabular mt-0.5 flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <span className="min-w-0 break-words">
          {units === undefined
            ? t('bookings', bookings)
            : [t('items.sold', units), service].filter(Boolean).join(' · ')}
        </span>
        {previous && <span>{t('chart.before.amount', euroText(previous.revenue, language))}</span>}
      </div>
    </li>
  );
};

const columnOf = {
  services: 'services.service',
  photographers: 'photographers.photographer',
  items: 'items.item',
} as const;

const together = (rest: readonly ShownGroup[], t: Translate<ReportsTexts>): ShownGroup => {
  const sum = (of: (group: ShownGroup) => number): number =>
    Math.round(rest.reduce((total, group) => total + of(group), 0) * 100) / 100;
  return {
    id: 'rest',
    name: t('chart.others', rest.length),
    revenue: sum(({ revenue }) => revenue),
    bookings: sum(({ bookings }) => bookings),
    ...(rest[0]?.units !== undefined && { units: sum(({ units = 0 }) => units) }),
    previous: rest[0]?.previous
      ? {
          revenue: sum(({ previous }) => previous?.revenue ?? 0),
          bookings: sum(({ previous }) => previous?.bookings ?? 0),
        }
      : null,
  };
};
