import type { ReactNode } from 'react';
import { groupedIban } from '#features/payments/domain/transfer/iban.ts';
import { qrCode } from '#shared/kernel/qr-code.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Card } from '#shared/web/card.tsx';
import { Money } from '#shared/web/money.tsx';
import { QrPicture } from '#shared/web/qr/qr-picture.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { paymentPageTexts } from '../../../texts/pages/payment-page.ts';
import type { Transfer } from '../../../transfer-contract.ts';

/** What to transfer, to read and as GiroCode. */
export const TransferFacts = ({ transfer }: { readonly transfer: Transfer }) => {
  const t = paymentPageTexts[useLanguage().language];
  const { account_holder, iban, bic, amount, reference, due_at, giro_code } = transfer;
  return (
    <Card as="section" aria-label={t.transfer}>
      <div className="flex flex-wrap gap-x-10 gap-y-6">
        <dl className="min-w-0 flex-1 basis-72 space-y-4">
          <Fact label={t.holder}>{account_holder}</Fact>
          <Fact label={t.iban}>
            <span className="tabular whitespace-nowrap">{groupedIban(iban)}</span>
          </Fact>
          {bic && <Fact label={t.bic}>{bic}</Fact>}
          <Fact label={t.amount}>
            <Money eur={amount} />
          </Fact>
          <Fact label={t.reference}>
            <span className="text-lg tracking-wider">{reference}</span>
          </Fact>
        </dl>
        <figure className="max-w-52">
          <QrPicture code={qrCode(giro_code)} label={t.giroCode} />
          <figcaption className="mt-2 text-sm text-muted">
            {t.giroCode}: {t.giroCodeText}
          </figcaption>
        </figure>
      </div>
      <p className="mt-6 max-w-prose border-t border-line pt-5 font-semibold">
        {t.until(formatDateTime(Date.parse(due_at)))}
      </p>
      <p className="mt-2 max-w-prose">{t.onlyCode}</p>
    </Card>
  );
};

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="mt-0.5 font-semibold break-words select-all" translate="no">
      {children}
    </dd>
  </div>
);
