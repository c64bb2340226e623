import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';

/** Converts values stored by the database to those of the API: instants with the Berlin offset, money in EUR. */
export const detailsView = (facts: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      if (name === 'amount_cents') return ['amount', euroOf(Number(value))];
      if (name === 'old_start' || name === 'old_end') return [name, formatInstant(Date.parse(String(value)))];
      return [name, value];
    }),
  );
