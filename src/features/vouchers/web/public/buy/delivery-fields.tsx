import { limits } from '#shared/kernel/text/text.ts';
import { Card } from '#shared/web/card.tsx';
import { Field } from '#shared/web/field.tsx';
import { validUntil } from '../../../domain/validity.ts';
import { useBuyTexts } from '../use-buy-texts.ts';
import { Choice, type OrderFieldsProps, OrderInput, type ShopFieldsProps } from './order-input.tsx';

/** For whom it is, and what is written on it. */
export const PresentFields = (fields: OrderFieldsProps) => {
  const page = useBuyTexts();
  const { values, change } = fields;
  return (
    <Card as="section" className="space-y-5">
      <h2 className="text-lg font-semibold">{page.present}</h2>
      <OrderInput
        {...fields}
        name="recipient_name"
        hint={page.recipientHint}
        optional
        autoComplete="off"
        maxLength={limits.customerName}
      />
      <Field label={page.dedication} optional>
        {(control) => (
          <textarea
            {...control}
            name="dedication"
            rows={3}
            maxLength={300}
            value={values.dedication}
            onChange={(event) => change({ dedication: event.currentTarget.value })}
          />
        )}
      </Field>
    </Card>
  );
};

/** Who gets the mail with the voucher, and when. */
export const DeliveryFields = ({ shop, ...fields }: ShopFieldsProps) => {
  const page = useBuyTexts();
  const { values, change } = fields;
  return (
    <Card as="section" className="space-y-5">
      <h2 className="text-lg font-semibold">{page.delivery}</h2>
      <Choice legend={page.to} name="to" labels={page.tos} chosen={values.to} onChoose={(to) => change({ to })} />
      {values.to === 'recipient' && (
        <OrderInput {...fields} name="recipient_email" type="email" autoComplete="off" maxLength={limits.email} />
      )}
      <Choice
        legend={page.when}
        name="when"
        labels={page.whens}
        chosen={values.when}
        onChoose={(when) => change({ when })}
      />
      {values.when === 'on' && (
        <OrderInput
          {...fields}
          name="on"
          hint={page.onHint}
          type="date"
          min={shop.today}
          max={validUntil(shop.today)}
        />
      )}
    </Card>
  );
};
