interface FactsProps {
  /** Name and value; without a value it is left out. */
  readonly facts: readonly (readonly [string, string | undefined])[];
}

export const Facts = ({ facts }: FactsProps) => {
  const known = facts.filter(([, value]) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      {known.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted max-sm:text-sm">{name}</dt>
          <dd className="tabular min-w-0 max-sm:mb-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
