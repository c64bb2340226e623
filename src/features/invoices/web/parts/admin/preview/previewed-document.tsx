import { groupedIban } from '#features/payments/domain/transfer/iban.ts';
import { euroText } from '#shared/web/money.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { PreviewedDocument as Previewed } from '../../../../preview-contract.ts';
import { type DocumentTexts, documentTexts } from '../../../../texts/document-texts.ts';
import type { InvoicePreviewTexts } from '../../../../texts/invoice-preview-texts.ts';
import { useInvoiceTexts } from '../use-invoices.ts';
import { type SumRow, sumRows } from './sum-rows.ts';

interface PreviewedDocumentProps {
  readonly document: Previewed;
  /** The day of issue, formatted. */
  readonly day: string;
  readonly texts: InvoicePreviewTexts;
}

/** A document before it is issued: number, recipient, lines with their rates, and the sums. */
export const PreviewedDocument = ({ document, day, texts }: PreviewedDocumentProps) => {
  const { kinds } = useInvoiceTexts();
  const on = documentTexts[useLanguage().language];
  const { number, kind, lines, cancels, e_invoice, language } = document;
  const title = `${kinds[kind]} ${number}`;
  return (
    <section aria-label={title} className="grid gap-3 rounded-field border border-line bg-surface p-4">
      <header>
        <h3 className="font-semibold tracking-tight break-words">{title}</h3>
        <p className="tabular text-sm text-muted">
          {[texts.issuedOn(day), e_invoice && texts.format[e_invoice]].filter(Boolean).join(' · ')}
        </p>
      </header>
      {cancels && <p>{on.reason(cancels.reason)}</p>}
      <Recipient customer={document.customer} texts={texts} />
      <ul aria-label={texts.charged} className="grid gap-2 border-t border-line pt-3">
        {lines.map(({ name, quantity, rate, amount }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may be equal, and nothing moves
          <li key={index} className="flex justify-between gap-4">
            <span className="min-w-0 break-words">
              {quantity === 1 ? name : `${quantity} × ${name}`}
              {!document.small_business && (
                <span className="block text-sm text-muted">{rate === 0 ? texts.exempt : texts.rate(`${rate} %`)}</span>
              )}
            </span>
            <span className="tabular whitespace-nowrap">{euroText(amount)}</span>
          </li>
        ))}
      </ul>
      <Sums rows={sumRows(document, on, texts)} label={texts.sums} />
      <Notes document={document} on={on} />
      {language === 'ru' && <p className="text-sm text-muted">{texts.inRussian}</p>}
    </section>
  );
};

const Recipient = ({
  customer: { name, address, vat_id, leitweg_id },
  texts,
}: Pick<PreviewedDocumentProps, 'texts'> & Pick<Previewed, 'customer'>) => {
  const rows = [
    name,
    ...(address ? [address.street, `${address.postal_code} ${address.city}`] : []),
    ...(address && address.country !== 'DE' ? [address.country] : []),
    ...(vat_id ? [texts.vatId(vat_id)] : []),
    ...(leitweg_id ? [texts.leitwegId(leitweg_id)] : []),
  ];
  return (
    <div className="border-t border-line pt-3">
      <p className="text-sm text-muted">{texts.recipient}</p>
      <p className="break-words whitespace-pre-line">{rows.join('\n')}</p>
      {!address && <p className="text-sm text-muted">{texts.noAddress}</p>}
    </div>
  );
};

const looks: Readonly<Record<SumRow['look'], string>> = {
  normal: '',
  muted: 'text-sm text-muted',
  strong: 'font-semibold',
  last: 'border-t border-line pt-2 text-lg font-semibold',
};

const Sums = ({ rows, label }: { readonly rows: readonly SumRow[]; readonly label: string }) => (
  <dl aria-label={label} className="grid gap-1 border-t border-line pt-3">
    {rows.map(({ name, amount, look }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- two rows may have the same words, and nothing moves
      <div key={index} className={`flex items-baseline justify-between gap-4 ${looks[look]}`}>
        <dt className="min-w-0 break-words">{name}</dt>
        <dd className="tabular whitespace-nowrap">{signed(amount)}</dd>
      </div>
    ))}
  </dl>
);

const signed = (amount: number): string => (amount < 0 ? `−${euroText(-amount)}` : euroText(amount));

/** How the rest is paid, and why no tax is charged. */
const Notes = ({ document, on }: { readonly document: Previewed; readonly on: DocumentTexts }) => {
  const { kind, payable, account, small_business, taxes } = document;
  const notes = [
    ...(kind === 'final' ? [payable > 0 ? (account ? accountText(account) : on.payInStudio) : on.nothingPayable] : []),
    ...(small_business ? [on.smallBusiness] : taxes.some(({ rate }) => rate === 0) ? [on.exemptNote] : []),
  ];
  return notes.map((note) => (
    <p key={note} className="text-sm break-words">
      {note}
    </p>
  ));
};

const accountText = ({ holder, iban, bic }: NonNullable<Previewed['account']>): string =>
  [holder, `IBAN ${groupedIban(iban)}`, bic && `BIC ${bic}`].filter(Boolean).join(' · ');
