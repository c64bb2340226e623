import type { ContactStats } from '../../../contract.ts';
import { useContactStats } from '../contacts-data.ts';

/** The four key figures of the board. */
export const StatCards = () => {
  const { data, isError } = useContactStats();
  return (
    <dl className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {numbers.map(({ name, of }) => (
        <div key={name} className="card flex flex-col px-4 py-3">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="tabular text-xl font-semibold">{data ? of(data) : isError ? '–' : <span>…</span>}</dd>
        </div>
      ))}
    </dl>
  );
};

const numbers: readonly { readonly name: string; readonly of: (stats: ContactStats) => string | number }[] = [
  { name: 'Kontakte gesamt', of: ({ total_contacts }) => total_contacts },
  { name: 'Konversionsrate', of: ({ conversion_rate }) => `${String(conversion_rate).replace('.', ',')} %` },
  { name: 'Hohe Priorität', of: ({ priority_breakdown }) => priority_breakdown.high },
  { name: 'Quellen', of: ({ source_breakdown }) => Object.keys(source_breakdown).length },
];
