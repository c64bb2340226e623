import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { Money } from '#shared/web/money.tsx';
import type { Page, PageProps } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { paymentPageTexts } from '../../../texts/pages/payment-page.ts';
import type { PaymentPage } from '../../../transfer-contract.ts';
import { TransferFacts } from './transfer-facts.tsx';

/** Where a customer chooses how to pay. Rendered by the server only; its script (payment-script.ts) sends what is pressed. */
const Payment = ({ data, search }: PageProps<PaymentPage>) => {
  const t = useText();
  const { booking_id, amount, online, transfer } = data;
  return (
    <PageFrame title={t.title} lead={transfer ? t.leadChosen : t.lead}>
      {transfer ? (
        <TransferFacts transfer={transfer} />
      ) : (
        <Card className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-lg font-semibold">
          <span>{t.due}</span>
          <Money eur={amount} />
        </Card>
      )}
      {online && (
        <Way
          title={transfer ? t.onlineInstead : t.online}
          action={`/api/payments/create-checkout-session/${booking_id}${search ? `${search}&` : '?'}way=online`}
          label={transfer ? t.onlineInstead : t.online}
          isSecond={transfer !== undefined}
        >
          {transfer ? t.onlineInsteadText : t.onlineText}
        </Way>
      )}
      {!transfer && (
        <Way
          title={t.transfer}
          action={`/api/bookings/${booking_id}/transfer${search}`}
          label={t.transferAction}
          isSecond={online}
        >
          {t.transferText}
        </Way>
      )}
      <p>
        <ButtonLink look="quiet" href={`/booking/success/${booking_id}${search}`}>
          {t.back}
        </ButtonLink>
      </p>
    </PageFrame>
  );
};

interface WayProps {
  readonly title: string;
  /** Which endpoint it calls. */
  readonly action: string;
  readonly label: string;
  readonly isSecond: boolean;
  readonly children: ReactNode;
}

/** One way to pay. */
const Way = ({ title, action, label, isSecond, children }: WayProps) => {
  const t = useText();
  return (
    <Card as="section" aria-label={title}>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="mt-2 max-w-prose">{children}</p>
      <div data-way="" className="mt-5">
        <p role="alert" hidden className="mb-3 font-medium text-danger">
          {t.failed}
        </p>
        <Button value={action} look={isSecond ? 'secondary' : 'primary'}>
          {label}
        </Button>
      </div>
    </Card>
  );
};

const useText = () => paymentPageTexts[useLanguage().language];

export const paymentPage: Page<PaymentPage> = {
  Component: Payment,
  head: (_props, _texts, language) => ({ title: paymentPageTexts[language].title }),
};
