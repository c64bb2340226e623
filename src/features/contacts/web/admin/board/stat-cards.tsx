import { useTexts } from '#shared/web/texts.tsx';
import type { ContactStats } from '../../../contract.ts';
import { boardTexts } from '../../../texts/board-handle.ts';
import { useContactStats } from '../contacts-data.ts';

/** The four key figures of the board. */
export const StatCards = () => {
  const t = useTexts(boardTexts);
  const { data, isError } = useContactStats();
  return (
    <dl className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {numbers.map(({ name, of }) => (
        <div key={name} className="card flex flex-col px-4 py-3">
          <dt className="text-sm text-muted">{t(name)}</dt>
          <dd className="tabular text-xl font-semibold">{data ? of(data) : isError ? '–' : <span>…</span>}</dd>
        </div>
      ))}
    </dl>
  );
};

const numbers: readonly {
  readonly name: `stats.${'total' | 'conversion' | 'high' | 'sources'}`;
  readonly of: (stats: ContactStats) => string | number;
}[] = [
  { name: 'stats.total', of: ({ total_contacts }) => total_contacts },
  { name: 'stats.conversion', of: ({ conversion_rate }) => `${String(conversion_rate).replace('.', ',')} %` },
  { name: 'stats.high', of: ({ priority_breakdown }) => priority_breakdown.high },
  { name: 'stats.sources', of: ({ source_breakdown }) => Object.keys(source_breakdown).length },
];
