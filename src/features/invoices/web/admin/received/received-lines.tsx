import { Panel } from '#shared/web/admin/panel.tsx';
import type { ReceivedInvoice, ReceivedLine } from '../../../domain/received/received-invoice.ts';
import type { ReceivedInvoiceTexts } from '../../../texts/received-invoice-texts.ts';
import { receivedAmount, receivedNumber, receivedRate } from './received-amounts.ts';

interface ReceivedLinesProps {
  readonly invoice: ReceivedInvoice;
  readonly texts: ReceivedInvoiceTexts;
}

/** What is charged. On a phone each line is a block of its own. */
export const ReceivedLines = ({ invoice: { lines, currency }, texts }: ReceivedLinesProps) => {
  return (
    <Panel title={texts.lines}>
      <table className="w-full max-sm:block">
        <thead className="text-left text-sm text-muted max-sm:sr-only">
          <tr>
            <th scope="col" className="pb-1 pr-3 font-medium">
              {texts.position}
            </th>
            <th scope="col" className="pb-1 font-medium">
              {texts.name}
            </th>
            {[texts.quantity, texts.price, texts.rate, texts.net].map((name) => (
              <th key={name} scope="col" className="pb-1 pl-4 text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- positions may be missing or occur twice, and nothing moves
            <LineRow key={index} line={line} currency={currency} texts={texts} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
};

interface LineRowProps {
  readonly line: ReceivedLine;
  readonly currency: string;
  readonly texts: ReceivedInvoiceTexts;
}

const LineRow = ({ line, currency, texts }: LineRowProps) => {
  const quantityOf = (quantity: number | undefined, unit: string | undefined): string =>
    [quantity === undefined ? '' : receivedNumber(quantity), unit === undefined ? '' : (texts.units[unit] ?? unit)]
      .filter((part) => part !== '')
      .join('\u00a0');
  const priceOf = ({ price, price_quantity, unit }: ReceivedLine): string => {
    const amount = receivedAmount(price, currency) ?? '';
    return price_quantity === undefined || price_quantity === 1
      ? amount
      : texts.perQuantity(amount, quantityOf(price_quantity, unit));
  };
  const cell =
    'max-sm:flex max-sm:justify-between max-sm:gap-4 sm:table-cell sm:py-2 sm:pl-4 sm:text-right sm:align-top';
  const label = (name: string) => (
    <span aria-hidden="true" className="text-muted sm:hidden">
      {name}
    </span>
  );
  return (
    <tr className="border-t border-line max-sm:block max-sm:py-3 max-sm:first:border-t-0">
      <td className="tabular text-muted max-sm:hidden sm:py-2 sm:pr-3 sm:align-top">{line.position}</td>
      <td className="min-w-0 max-sm:block sm:py-2 sm:align-top">
        <span className="font-medium">{line.name}</span>
        {line.description && <span className="block text-sm whitespace-pre-line text-muted">{line.description}</span>}
      </td>
      <td className={`tabular ${cell}`}>
        {label(texts.quantity)}
        {quantityOf(line.quantity, line.unit)}
      </td>
      <td className={`tabular ${cell}`}>
        {label(texts.price)}
        {priceOf(line)}
      </td>
      <td className={`tabular whitespace-nowrap ${cell}`}>
        {label(texts.rate)}
        {receivedRate(line.rate)}
      </td>
      <td className={`tabular font-medium whitespace-nowrap ${cell}`}>
        {label(texts.net)}
        {receivedAmount(line.net, currency)}
      </td>
    </tr>
  );
};
