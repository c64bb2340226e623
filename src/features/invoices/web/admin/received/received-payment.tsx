import { CopyButton } from '#shared/web/admin/copy-button.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import type { ReceivedInvoice } from '../../../domain/received/received-invoice.ts';
import type { ReceivedInvoiceTexts } from '../../../texts/received-invoice-texts.ts';
import { Facts } from './facts.tsx';

interface ReceivedPaymentProps {
  readonly invoice: ReceivedInvoice;
  readonly texts: ReceivedInvoiceTexts;
}

/** Where to pay, with which reference, and by when. */
export const ReceivedPayment = ({ invoice, texts }: ReceivedPaymentProps) => {
  const { accounts, payment_reference, payment_terms } = invoice;
  if (accounts.length === 0 && payment_reference === undefined && payment_terms.length === 0) return null;
  return (
    <Panel title={texts.payment}>
      {accounts.map(({ iban, bic, holder }) => (
        <div key={iban} className="mb-3 flex flex-wrap items-end justify-between gap-2">
          <Facts
            facts={[
              ['IBAN', iban?.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')],
              ['BIC', bic],
              [texts.holder, holder],
            ]}
          />
          {iban && (
            <span className="print:hidden">
              <CopyButton text={iban} label={texts.copy} copied={texts.copied} />
            </span>
          )}
        </div>
      ))}
      <Facts facts={[[texts.paymentReference, payment_reference]]} />
      {payment_terms.map((term) => (
        <p key={term} className="mt-2 whitespace-pre-line">
          {term}
        </p>
      ))}
    </Panel>
  );
};
