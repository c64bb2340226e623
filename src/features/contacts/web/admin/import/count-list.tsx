interface CountListProps {
  readonly counts: readonly (readonly [name: string, count: number])[];
}

/** A list of counts, one per line. */
export const CountList = ({ counts }: CountListProps) => (
  <dl className="divide-y divide-line rounded-field border border-line">
    {counts.map(([name, count]) => (
      <div key={name} className="flex justify-between gap-4 px-3 py-1.5">
        <dt>{name}</dt>
        <dd className="tabular font-semibold">{count}</dd>
      </div>
    ))}
  </dl>
);
