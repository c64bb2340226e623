import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { TaxMonth } from '../tax-contract.ts';
import { spanOf } from './tax/month-reads.ts';
import type { MonthRow } from './tax/month-store.ts';

interface Seen {
  /** Of administrators, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Epoch ms. */
  readonly now: number;
}

/** A month as administrators see it. */
export const monthView = (
  { month, documents, money_cents, closed_at, closed_by, sha256 }: MonthRow,
  { names, now }: Seen,
): TaxMonth => ({
  month,
  documents,
  money: euroOf(money_cents),
  is_over: spanOf(month).until <= now,
  closed_at: closed_at === null ? null : formatInstant(closed_at),
  closed_by: closed_by === null ? null : (names.get(closed_by) ?? closed_by),
  sha256,
});
