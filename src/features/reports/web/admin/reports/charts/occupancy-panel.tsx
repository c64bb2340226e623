import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { Occupancy } from '../../../../charts-contract.ts';
import { reportsTexts } from '../../../../texts/reports-handle.ts';
import { hoursText, percentOfAll, percentText } from '../numbers.ts';
import { Bar } from './bar.tsx';
import { ChartPanel } from './chart-panel.tsx';

interface OccupancyPanelProps {
  readonly of: 'photographers' | 'resources';
  readonly occupancy: readonly Occupancy[];
}

/** How much of the offered time of each photographer or resource is booked. */
export const OccupancyPanel = ({ of, occupancy }: OccupancyPanelProps) => {
  const t = useTexts(reportsTexts);
  const { language } = useLanguage();
  const rows = occupancy.filter((one) => one.offered_minutes > 0 || one.outside_minutes > 0);
  return (
    <ChartPanel
      title={t(`occupancy.title.${of}`)}
      file={of === 'resources' ? 'resource-occupancy' : 'occupancy'}
      finding={useFinding(of, rows)}
      table={{
        columns: [
          t(of === 'photographers' ? 'photographers.photographer' : 'occupancy.resource'),
          t('occupancy.rate'),
          t('occupancy.booked'),
          t('occupancy.offered'),
          t('occupancy.beyond'),
        ],
        rows: rows.map((one) => [
          one.name,
          { percent: rateOf(one) },
          { minutes: one.booked_minutes },
          { minutes: one.offered_minutes },
          { minutes: one.outside_minutes },
        ]),
      }}
    >
      <ul className="grid grid-cols-1 gap-3.5">
        {rows.map((one) => (
          <li key={one.id}>
            <div className="mb-1 flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate">{one.name}</span>
              <span className="tabular shrink-0 font-semibold">{percentText(rateOf(one))}</span>
            </div>
            <Bar track value={one.offered_minutes === 0 ? 0 : one.booked_minutes / one.offered_minutes} />
            <div className="tabular mt-0.5 flex flex-wrap justify-between gap-x-3 text-sm text-muted">
              <span>
                {t('occupancy.of', {
                  booked: hoursText(one.booked_minutes, language),
                  offered: hoursText(one.offered_minutes, language),
                })}
              </span>
              {one.outside_minutes > 0 && (
                <span>{t('occupancy.outside', hoursText(one.outside_minutes, language))}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{t(`occupancy.note.${of}`)}</p>
    </ChartPanel>
  );
};

const rateOf = ({ booked_minutes, offered_minutes }: Occupancy): number =>
  percentOfAll(booked_minutes, offered_minutes);

const useFinding = (of: OccupancyPanelProps['of'], rows: readonly Occupancy[]): string => {
  const t = useTexts(reportsTexts);
  const [first] = rows;
  if (!first) return t('chart.none');
  const total = (minutes: (one: Occupancy) => number): number => rows.reduce((sum, one) => sum + minutes(one), 0);
  const percent = percentText(
    percentOfAll(
      total((one) => one.booked_minutes),
      total((one) => one.offered_minutes),
    ),
  );
  const fullest = rows.reduce((found, one) => (rateOf(one) > rateOf(found) ? one : found), first);
  if (rows.length === 1 || rateOf(fullest) === 0) return t('occupancy.one', percent);
  return t(`occupancy.all.${of}`, { percent, name: fullest.name, most: percentText(rateOf(fullest)) });
};
