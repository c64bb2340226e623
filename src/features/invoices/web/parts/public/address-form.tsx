import { useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { Field } from '#shared/web/field.tsx';
import type { CustomerInvoices } from '../../../contract.ts';
import type { CustomerInvoiceTexts } from '../../../texts/customer-texts.ts';

type Address = NonNullable<CustomerInvoices['recipient']>;

interface AddressFormProps {
  readonly initial: Address;
  readonly texts: CustomerInvoiceTexts;
  readonly onSave: (address: Address) => Promise<void>;
  readonly onCancel: () => void;
}

const fields = [
  { name: 'name', autoComplete: 'billing name', maxLength: 200 },
  { name: 'street', autoComplete: 'billing street-address', maxLength: 200 },
  { name: 'postal_code', autoComplete: 'billing postal-code', maxLength: 12 },
  { name: 'city', autoComplete: 'billing address-level2', maxLength: 100 },
  { name: 'country', autoComplete: 'billing country', maxLength: 2 },
  { name: 'vat_id', autoComplete: 'off', maxLength: 20, optional: true },
  { name: 'leitweg_id', autoComplete: 'off', maxLength: 46, optional: true },
] as const;

type AddressEntry = (typeof fields)[number];

const isMissing = (values: Address, { name, ...field }: AddressEntry): boolean =>
  !('optional' in field) && (values[name] ?? '').trim().length < (name === 'country' ? 2 : 1);

/** The address that documents are made out to. What is typed stays until it is saved. */
export const AddressForm = ({ initial, texts, onSave, onCancel }: AddressFormProps) => {
  const messageOf = useErrorMessage();
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (): Promise<void> => {
    setChecked(true);
    if (busy || fields.some((field) => isMissing(values, field))) return;
    setBusy(true);
    setError(undefined);
    try {
      await onSave(values);
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="space-y-4"
    >
      <p className="text-muted">{texts.hint}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <AddressField
            key={field.name}
            field={field}
            label={texts[field.name]}
            error={isChecked && isMissing(values, field) ? texts.required : undefined}
            value={values[field.name] ?? ''}
            onChange={(value) => setValues({ ...values, [field.name]: value })}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="font-medium text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
};

interface AddressFieldProps {
  readonly field: AddressEntry;
  readonly label: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const AddressField = ({ field, label, error, value, onChange }: AddressFieldProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <input
        {...control}
        name={field.name}
        autoComplete={field.autoComplete}
        maxLength={field.maxLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
);
