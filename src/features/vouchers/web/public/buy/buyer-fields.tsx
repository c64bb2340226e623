import { useId } from 'react';
import { limits } from '#shared/kernel/text/text.ts';
import { Card } from '#shared/web/card.tsx';
import { euroInSentence } from '#shared/web/money.tsx';
import { useBuyTexts } from '../use-buy-texts.ts';
import { type OrderFieldsProps, OrderInput, type ShopFieldsProps } from './order-input.tsx';
import { needsAddress } from './order-values.ts';

/** Who buys it; the address only where the document of the sale needs it. */
export const BuyerFields = ({ shop, ...fields }: ShopFieldsProps) => {
  const page = useBuyTexts();
  const isNeeded = needsAddress(fields.values, shop);
  return (
    <Card as="section" className="space-y-5">
      <h2 className="text-lg font-semibold">{page.buyer}</h2>
      <OrderInput {...fields} name="buyer_name" autoComplete="name" maxLength={limits.customerName} />
      <OrderInput
        {...fields}
        name="buyer_email"
        hint={page.buyerHint}
        type="email"
        autoComplete="email"
        maxLength={limits.email}
      />
      {isNeeded && <AddressFields {...fields} above={euroInSentence(shop.address_above ?? 0)} />}
    </Card>
  );
};

const AddressFields = ({ above, ...fields }: OrderFieldsProps & { readonly above: string }) => {
  const page = useBuyTexts();
  const title = useId();
  return (
    <fieldset aria-labelledby={title} className="space-y-5">
      <p id={title} className="text-muted">
        {page.address(above)}
      </p>
      <OrderInput {...fields} name="street" autoComplete="street-address" maxLength={limits.name} />
      <div className="grid gap-5 sm:grid-cols-2">
        <OrderInput {...fields} name="postal_code" autoComplete="postal-code" maxLength={12} />
        <OrderInput {...fields} name="city" autoComplete="address-level2" maxLength={limits.customerName} />
      </div>
      <OrderInput {...fields} name="country" hint={page.countryHint} autoComplete="country" maxLength={2} />
    </fieldset>
  );
};
