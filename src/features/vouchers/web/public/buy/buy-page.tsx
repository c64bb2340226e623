import { useState } from 'react';
import { ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import type { Site } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { useBuyTexts } from '../use-buy-texts.ts';
import { AmountFields } from './amount-fields.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import { DeliveryFields, PresentFields } from './delivery-fields.tsx';
import { OrderSummary } from './order-summary.tsx';
import { nothingOrdered, type OrderField, orderOf, problemsOf, type ShopToday } from './order-values.ts';
import { useOrdering } from './use-ordering.ts';

const none: ReturnType<typeof problemsOf> = new Map();

interface BuyPageProps {
  /** undefined: it could not be read. */
  readonly shop: ShopToday | undefined;
  readonly regime: Site['vat_regime'];
}

/** Where a customer orders a voucher. */
export const BuyPage = ({ shop, regime }: BuyPageProps) => {
  const page = useBuyTexts();
  return (
    <PageFrame title={page.title} lead={page.lead}>
      {shop ? <OrderForm shop={shop} regime={regime} /> : <Closed />}
    </PageFrame>
  );
};

interface OrderFormProps {
  readonly shop: ShopToday;
  readonly regime: Site['vat_regime'];
}

/** What is wrong is said at the fields once the button was pressed. */
const OrderForm = ({ shop, regime }: OrderFormProps) => {
  const { language } = useLanguage();
  const { busy, error, place } = useOrdering();
  const [values, setValues] = useState(nothingOrdered);
  const [isChecked, setChecked] = useState(false);
  const problems = problemsOf(values, shop);
  const fields = {
    values,
    problems: isChecked ? problems : none,
    change: (changes: Partial<typeof values>): void => setValues((before) => ({ ...before, ...changes })),
  };
  const submit = (form: HTMLFormElement): void => {
    setChecked(true);
    const [first] = problems.keys();
    if (first === undefined) place(orderOf(values, shop, language));
    else focusOn(form, first);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit(event.currentTarget);
      }}
      className="space-y-6"
    >
      <AmountFields {...fields} shop={shop} />
      <PresentFields {...fields} />
      <DeliveryFields {...fields} shop={shop} />
      <BuyerFields {...fields} shop={shop} />
      <OrderSummary values={values} shop={shop} regime={regime} busy={busy} error={error} />
    </form>
  );
};

const focusOn = (form: HTMLFormElement, field: OrderField): void =>
  form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();

const Closed = () => {
  const page = useBuyTexts();
  return (
    <Card className="space-y-5">
      <p>{page.closed}</p>
      <ButtonLink href="/contact" look="secondary">
        {page.contact}
      </ButtonLink>
    </Card>
  );
};
