import { limits } from '#shared/kernel/text/text.ts';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { useVoucherTexts } from './use-vouchers.ts';

export interface AddressValues {
  readonly street: string;
  readonly postal_code: string;
  readonly city: string;
  readonly country: string;
}

/** Where the buyer lives: the document of a dear voucher has to say it. `above`: EUR. */
export const AddressFields = ({
  form: { field },
  above,
}: {
  readonly form: FieldsOf<AddressValues>;
  readonly above: string;
}) => {
  const texts = useVoucherTexts();
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className="mb-3 max-w-[65ch]">{texts.addressNeeded(above)}</legend>
      <TextField {...field('street')} label={texts.street} maxLength={limits.name} autoComplete="off" required />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField {...field('postal_code')} label={texts.postal_code} maxLength={12} autoComplete="off" required />
        <TextField {...field('city')} label={texts.city} maxLength={limits.customerName} autoComplete="off" required />
      </div>
      <TextField
        {...field('country')}
        label={texts.country}
        hint={texts.countryHint}
        maxLength={2}
        autoComplete="off"
        required
      />
    </fieldset>
  );
};
