import { moneyMethods } from '#features/payments/domain/site-method.ts';
import { languages } from '#shared/kernel/language.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import type { Form } from '#shared/web/admin/form/use-form.ts';
import { MoneyField } from '#shared/web/admin/typed/money-field.tsx';
import { euroInSentence } from '#shared/web/money.tsx';
import type { NewVoucher } from '../../contract.ts';
import { leastVoucherEur, mostVoucherEur } from '../../domain/validity.ts';
import type { AddressValues } from './address-fields.tsx';
import type { MailValues } from './mail-values.ts';
import { useVoucherTexts } from './use-vouchers.ts';

export interface SaleValues
  extends AddressValues,
    MailValues,
    Omit<NewVoucher, 'amount' | 'buyer_email' | 'buyer_address' | 'mail'> {
  readonly amount: number | undefined;
  readonly buyer_email: string;
}

interface Fields {
  readonly form: Form<SaleValues>;
}

/** The amount, and how it was paid. */
export const PaidFields = ({ form: { field } }: Fields) => {
  const texts = useVoucherTexts();
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <MoneyField
        {...field('amount')}
        label={texts.amount}
        min={leastVoucherEur}
        max={mostVoucherEur}
        hint={texts.amountHint(euroInSentence(leastVoucherEur), euroInSentence(mostVoucherEur))}
      />
      <SelectField {...field('method')} label={texts.method} hint={texts.noRegister}>
        {moneyMethods.map((method) => (
          <option key={method} value={method}>
            {texts.methods[method]}
          </option>
        ))}
      </SelectField>
    </div>
  );
};

/** What is printed on the voucher besides. */
export const PrintedFields = ({ form: { field } }: Fields) => {
  const texts = useVoucherTexts();
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TextField
          {...field('recipient_name')}
          label={texts.recipient_name}
          hint={texts.recipientHint}
          maxLength={limits.customerName}
          autoComplete="off"
          optional
        />
        <SelectField {...field('language')} label={texts.language}>
          {languages.map((language) => (
            <option key={language} value={language}>
              {texts.languages[language]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        {...field('dedication')}
        label={texts.dedication}
        hint={texts.recipientHint}
        rows={3}
        maxLength={300}
        optional
      />
    </>
  );
};

/** Who has bought it. */
export const BuyerFields = ({ form: { field }, isNeeded }: Fields & { readonly isNeeded: boolean }) => {
  const texts = useVoucherTexts();
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <TextField
        {...field('buyer_name')}
        label={texts.buyer_name}
        maxLength={limits.customerName}
        autoComplete="off"
        {...(isNeeded ? { required: true } : { optional: true })}
      />
      <TextField
        {...field('buyer_email')}
        label={texts.buyer_email}
        hint={texts.buyerHint}
        type="email"
        autoComplete="off"
        optional
      />
    </div>
  );
};
