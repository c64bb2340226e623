import { useEffect, useRef } from 'react';
import { formatDate } from '#shared/kernel/time/format.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { PrintButton } from '#shared/web/admin/table/print-button.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { type ReceivedInvoice, type ReceivedParty, wrongSums } from '../../../domain/received/received-invoice.ts';
import { type ReceivedInvoiceTexts, receivedInvoiceTexts } from '../../../texts/received-invoice-texts.ts';
import { Facts } from './facts.tsx';
import { ReceivedLines } from './received-lines.tsx';
import { ReceivedPayment } from './received-payment.tsx';
import { ReceivedTotals } from './received-totals.tsx';

/** An invoice as a person reads it: who, what, how much, and where to pay. */
export const ReceivedInvoiceView = ({ invoice }: { readonly invoice: ReceivedInvoice }) => {
  const texts = receivedInvoiceTexts[useLanguage().language];
  const heading = useRef<HTMLHeadingElement>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each file that is opened takes the focus
  useEffect(() => heading.current?.focus(), [invoice]);
  const { number, type_code, seller, buyer, notes } = invoice;
  return (
    <article className="grid animate-appear gap-4 break-words">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 text-xl font-semibold tracking-tight outline-none">
          {texts.kinds[type_code] ?? texts.otherKind(type_code)} <span className="tabular">{number}</span>
        </h2>
        <PrintButton />
      </header>
      <WrongSums invoice={invoice} texts={texts} />
      <div className="grid gap-4 md:grid-cols-2">
        <Party title={texts.seller} party={seller} texts={texts} />
        <Party title={texts.buyer} party={buyer} texts={texts} />
      </div>
      <InvoiceFacts invoice={invoice} texts={texts} />
      <ReceivedLines invoice={invoice} texts={texts} />
      <ReceivedTotals invoice={invoice} texts={texts} />
      <ReceivedPayment invoice={invoice} texts={texts} />
      {notes.length > 0 && (
        <Panel title={texts.notes}>
          {notes.map((note) => (
            <p key={note} className="mb-2 whitespace-pre-line last:mb-0">
              {note}
            </p>
          ))}
        </Panel>
      )}
    </article>
  );
};

interface PartProps {
  readonly invoice: ReceivedInvoice;
  readonly texts: ReceivedInvoiceTexts;
}

const WrongSums = ({ invoice, texts }: PartProps) => {
  const wrong = wrongSums(invoice);
  if (wrong.length === 0) return null;
  return (
    <div role="alert" className="rounded-field border border-warning/40 bg-warning-soft p-4">
      <p className="font-semibold text-warning">{texts.wrongTitle}</p>
      <p className="mt-1">{texts.wrongText(wrong.map((sum) => texts.sums[sum]).join(', '))}</p>
    </div>
  );
};

const InvoiceFacts = ({ invoice, texts }: PartProps) => {
  const day = (value: string | undefined): string | undefined => value && formatDate(value);
  const period = [day(invoice.period_from), day(invoice.period_to)].filter((one) => one !== undefined);
  return (
    <Panel title={texts.facts}>
      <Facts
        facts={[
          [texts.issued, day(invoice.issued_on)],
          [texts.due, day(invoice.due_on)],
          [texts.delivered, day(invoice.delivered_on)],
          [texts.period, period.length > 0 ? period.join(' – ') : undefined],
          [texts.order, invoice.order_number],
          [texts.reference, invoice.buyer_reference],
          [texts.corrects, invoice.corrects],
        ]}
      />
    </Panel>
  );
};

interface PartyProps {
  readonly title: string;
  readonly party: ReceivedParty;
  readonly texts: ReceivedInvoiceTexts;
}

const Party = ({ title, party, texts }: PartyProps) => {
  const { name, street, street_2, postal_code, city, country, contact, telephone, email } = party;
  const place = [[country, postal_code].filter(Boolean).join('-'), city].filter(Boolean).join(' ');
  const rows = [street, street_2, place, contact, telephone, email].filter(Boolean);
  return (
    <Panel title={title}>
      <p className="font-semibold">{name}</p>
      {rows.map((row) => (
        <p key={row}>{row}</p>
      ))}
      <div className="mt-2">
        <Facts
          facts={[
            [texts.vatId, party.vat_id],
            [texts.taxNumber, party.tax_number],
          ]}
        />
      </div>
    </Panel>
  );
};
