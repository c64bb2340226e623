import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { RecordConflict } from '#shared/web/admin/form/record-conflict.tsx';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { type Form, useForm } from '#shared/web/admin/form/use-form.ts';
import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import { DateField } from '#shared/web/admin/typed/when-field.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { AdminDiscount } from '../../contract.ts';
import { discountAdminTexts } from '../../texts/admin-texts.ts';
import { callDiscounts, discountsKey } from '../parts/admin/use-discounts.ts';
import { DiscountServices } from './discount-services.tsx';
import { type DiscountValues, problemsOf, sentFrom, termsIn, valuesOf } from './discount-values.ts';
import { useDiscountDifferences } from './use-discount-differences.ts';

interface DiscountFormProps {
  /** undefined: a new one is added. */
  readonly discount: AdminDiscount | undefined;
  readonly onClose: () => void;
}

/** Adds a code, or changes the limits of one: what it is worth stays. */
export const DiscountForm = ({ discount, onClose }: DiscountFormProps) => {
  const words = discountAdminTexts[useLanguage().language];
  const saving = useSaveDiscount(discount, onClose);
  const form = useForm<DiscountValues>({
    initial: valuesOf(saving.base),
    check: (values) => problemsOf(values, words),
    save: saving.save,
    refusal: (error) => (error instanceof CallError && error.code === 'discount_exists' ? { code: words.taken } : {}),
    failed: saving.failed,
  });
  const title = discount ? words.edit(discount.code) : words.add;
  return (
    <FormModal title={title} {...(!discount && { submitLabel: words.create })} form={form} onClose={onClose}>
      <RecordConflict saving={saving} form={form} changesOf={useDiscountDifferences()} />
      {!discount && <ValueFields form={form} />}
      <LimitFields form={form} />
      <DiscountServices form={form} />
    </FormModal>
  );
};

interface Fields {
  readonly form: Form<DiscountValues>;
}

const ValueFields = ({ form: { field, values } }: Fields) => {
  const words = discountAdminTexts[useLanguage().language];
  return (
    <>
      <TextField
        {...field('code')}
        label={words.code}
        hint={words.codeHint}
        required
        maxLength={40}
        autoComplete="off"
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <SelectField {...field('kind')} label={words.kind}>
          <option value="percent">{words.percentKind}</option>
          <option value="amount">{words.amountKind}</option>
        </SelectField>
        <TextField {...field('value')} label={words[values.kind]} inputMode="decimal" required maxLength={12} />
      </div>
    </>
  );
};

const LimitFields = ({ form: { field, values, change } }: Fields) => {
  const words = discountAdminTexts[useLanguage().language];
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <DateField {...field('valid_from')} label={words.from} optional />
        <DateField {...field('valid_until')} label={words.until} optional />
      </div>
      <TextField
        {...field('max_uses')}
        label={words.mostUses}
        hint={words.mostUsesHint}
        type="number"
        inputMode="numeric"
        min={1}
        max={1_000_000}
        step={1}
        optional
      />
      <Checkbox
        name="once_per_person"
        checked={values.once_per_person}
        onChange={({ target: { checked } }) => change({ once_per_person: checked })}
        label={words.once}
        hint={words.onceHint}
      />
      <Checkbox
        name="active"
        checked={values.active}
        onChange={({ target: { checked } }) => change({ active: checked })}
        label={words.active}
      />
    </>
  );
};

/** The fields of the form of a code that exists: what it is worth stays. */
const fields = ['valid_from', 'valid_until', 'max_uses', 'once_per_person', 'service_ids', 'active'] as const;

/** Adds a code, or changes the limits of one. */
const useSaveDiscount = (discount: AdminDiscount | undefined, onSaved: () => void) =>
  useSaveRecord<AdminDiscount, DiscountValues>({
    stored: discount,
    name: 'discount',
    fields,
    add: (values) => callDiscounts('POST /api/admin/discount-codes', { body: sentFrom(values) }),
    change: ({ id }, { version, ...values }) =>
      callDiscounts('PATCH /api/admin/discount-codes/{id}', {
        params: { id },
        body: { ...termsIn(values), version },
      }),
    queryKey: discountsKey,
    onSaved,
  });
