import { formatDate } from '#shared/kernel/time/format.ts';
import { ButtonLink } from '#shared/web/button.tsx';
import { euroText } from '#shared/web/money.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { CustomerInvoices } from '../../../contract.ts';
import { customerInvoiceTexts } from '../../../texts/customer-texts.ts';

interface InvoiceDownloadsProps {
  readonly invoices: CustomerInvoices['invoices'];
  readonly hrefOf: (id: string, kind: 'pdf' | 'xml') => string;
}

/** The documents of a booking, each with its download. */
export const InvoiceDownloads = ({ invoices, hrefOf }: InvoiceDownloadsProps) => {
  const texts = customerInvoiceTexts[useLanguage().language];
  if (invoices.length === 0) return null;
  return (
    <ul className="space-y-3">
      {invoices.map(({ id, number, kind, issued_at, amount, e_invoice }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="min-w-0">
            <span className="block font-semibold">
              {texts.kinds[kind]} {number}
            </span>
            <span className="tabular block text-muted">
              {texts.of(formatDate(issued_at.slice(0, 10)))} · {euroText(amount)}
            </span>
          </span>
          <span className="flex flex-wrap gap-2">
            {e_invoice === 'xrechnung' && (
              <ButtonLink
                href={hrefOf(id, 'xml')}
                look="secondary"
                download
                aria-label={`${texts.downloadXml}: ${number}`}
              >
                {texts.downloadXml}
              </ButtonLink>
            )}
            <ButtonLink href={hrefOf(id, 'pdf')} look="secondary" download aria-label={`${texts.download}: ${number}`}>
              {texts.download}
            </ButtonLink>
          </span>
        </li>
      ))}
    </ul>
  );
};
