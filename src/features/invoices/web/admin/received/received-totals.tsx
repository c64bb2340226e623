import { Panel } from '#shared/web/admin/panel.tsx';
import type { ReceivedInvoice } from '../../../domain/received/received-invoice.ts';
import type { ReceivedInvoiceTexts } from '../../../texts/received-invoice-texts.ts';
import { receivedAmount, receivedRate } from './received-amounts.ts';

interface ReceivedTotalsProps {
  readonly invoice: ReceivedInvoice;
  readonly texts: ReceivedInvoiceTexts;
}

/** From the sum of the lines to what has to be paid. */
export const ReceivedTotals = ({ invoice, texts }: ReceivedTotalsProps) => {
  const { currency, totals, taxes, allowances } = invoice;
  const amount = (value: number | undefined): string => receivedAmount(value, currency) ?? '–';
  const negative = (value: number | undefined): number | undefined => (value === undefined ? undefined : -value);
  const rows: readonly (readonly [string, string, boolean?])[] = [
    ...(allowances.length > 0 ? [[texts.sums.lines, amount(totals.lines)] as const] : []),
    ...allowances.map(
      (one) =>
        [
          one.reason ?? (one.is_charge ? texts.charge : texts.allowance),
          amount(one.is_charge ? one.amount : negative(one.amount)),
        ] as const,
    ),
    [texts.sums.net, amount(totals.net)],
    ...taxes.map(({ rate, net, tax }) => [texts.taxOf(receivedRate(rate) ?? '–', amount(net)), amount(tax)] as const),
    [texts.sums.gross, amount(totals.gross)],
    ...(totals.prepaid ? [[texts.prepaid, amount(-totals.prepaid)] as const] : []),
    ...(totals.rounding ? [[texts.rounding, amount(totals.rounding)] as const] : []),
    [texts.sums.due, amount(totals.due), true],
  ];
  const exemptions = new Set(taxes.flatMap(({ exemption }) => exemption ?? []));
  return (
    <Panel title={texts.totals}>
      <dl className="ml-auto grid max-w-md gap-1">
        {rows.map(([name, value, isLast], index) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- two taxes may have the same words, and nothing moves
            key={index}
            className={`flex items-baseline justify-between gap-4 ${isLast ? 'border-t border-line pt-2 text-lg font-semibold' : ''}`}
          >
            <dt className="min-w-0">{name}</dt>
            <dd className="tabular whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      {[...exemptions].map((reason) => (
        <p key={reason} className="mt-2 text-sm text-muted">
          {reason}
        </p>
      ))}
    </Panel>
  );
};
