import { useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { Field } from '#shared/web/field.tsx';
import { isCustomerVatId, isLeitwegId, plainVatId } from '../../../domain/recipient.ts';
import type { CustomerInvoiceTexts } from '../../../texts/customer-texts.ts';
import {
  type Address,
  AddressConflict,
  differing,
  type StoredAddress,
  storedIn,
  typedOver,
} from './address-conflict.tsx';

interface AddressFormProps {
  readonly stored: StoredAddress;
  readonly texts: CustomerInvoiceTexts;
  readonly onSave: (address: Address & { readonly version: string }) => Promise<void>;
  readonly onCancel: () => void;
}

const fields = [
  { name: 'name', autoComplete: 'billing name', maxLength: 200 },
  { name: 'street', autoComplete: 'billing street-address', maxLength: 200 },
  { name: 'postal_code', autoComplete: 'billing postal-code', maxLength: 12 },
  { name: 'city', autoComplete: 'billing address-level2', maxLength: 100 },
  { name: 'country', autoComplete: 'billing country', maxLength: 2 },
  { name: 'vat_id', autoComplete: 'off', maxLength: 20 },
  { name: 'leitweg_id', autoComplete: 'off', maxLength: 46 },
] as const;

type AddressEntry = (typeof fields)[number];

/** What is wrong with a field; undefined: nothing. */
const problemIn = (values: Address, { name }: AddressEntry, texts: CustomerInvoiceTexts): string | undefined => {
  const typed = (values[name] ?? '').trim();
  if (name !== 'vat_id' && name !== 'leitweg_id') {
    return typed.length < (name === 'country' ? 2 : 1) ? texts.required : undefined;
  }
  const isRight = typed === '' || (name === 'vat_id' ? isCustomerVatId(plainVatId(typed)) : isLeitwegId(typed));
  return isRight ? undefined : texts.wrong[name];
};

/** The address that documents are made out to. What is typed stays until it is saved. */
export const AddressForm = ({ stored, texts, onSave, onCancel }: AddressFormProps) => {
  const { values, setValues, conflict, error, busy, save } = useAddress(stored, onSave);
  const [isChecked, setChecked] = useState(false);
  const submit = (): void => {
    setChecked(true);
    if (!busy && !fields.some((field) => problemIn(values, field, texts))) void save();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="space-y-4"
    >
      {conflict && <AddressConflict {...conflict} texts={texts} />}
      <p className="text-muted">{texts.hint}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <AddressField
            key={field.name}
            field={field}
            label={texts[field.name]}
            error={isChecked ? problemIn(values, field, texts) : undefined}
            value={values[field.name] ?? ''}
            onChange={(value) => setValues({ ...values, [field.name]: value })}
          />
        ))}
      </div>
      <BusinessTick label={texts.is_business} values={values} onChange={setValues} />
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

/** What is typed, and what somebody else has stored meanwhile. */
const useAddress = (stored: StoredAddress, onSave: AddressFormProps['onSave']) => {
  const messageOf = useErrorMessage();
  const [base, setBase] = useState(stored);
  const [theirs, setTheirs] = useState<StoredAddress>();
  const [values, setValues] = useState(stored.address);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (typed: Address, from: StoredAddress): Promise<void> => {
    try {
      await onSave({ ...typed, version: from.version });
    } catch (failure) {
      const now = storedIn(failure);
      // Changed where this form has no field.
      if (now && differing(from.address, now.address).length === 0) {
        return send(typedOver(from.address, typed, now.address), now);
      }
      setTheirs(now);
      setError(now ? undefined : messageOf(failure));
      setBusy(false);
    }
  };
  const save = (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    setTheirs(undefined);
    return send(values, base);
  };
  const settle = (from: StoredAddress, typed: Address) => () => {
    setValues(typed);
    setBase(from);
    setTheirs(undefined);
  };
  const conflict = theirs && {
    base: base.address,
    theirs: theirs.address,
    onTheirs: settle(theirs, theirs.address),
    onMine: settle(theirs, typedOver(base.address, values, theirs.address)),
  };
  return { values, setValues, conflict, error, busy, save };
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

interface BusinessTickProps {
  readonly label: string;
  readonly values: Address;
  readonly onChange: (values: Address) => void;
}

const BusinessTick = ({ label, values, onChange }: BusinessTickProps) => (
  <label className="flex cursor-pointer items-start gap-3 py-1">
    <input
      type="checkbox"
      name="is_business"
      className="mt-0.5 size-5 shrink-0 cursor-pointer accent-accent"
      checked={values.is_business}
      onChange={(event) => onChange({ ...values, is_business: event.currentTarget.checked })}
    />
    <span>{label}</span>
  </label>
);
