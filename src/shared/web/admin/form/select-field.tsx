import type { ReactNode } from 'react';
import { Field } from '../../field.tsx';
import type { FieldState } from './use-form.ts';

interface SelectFieldProps<Value extends string> extends FieldState<Value> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** The options. */
  readonly children: ReactNode;
}

/** A field that selects one of several values. */
export const SelectField = <Value extends string>(props: SelectFieldProps<Value>) => {
  const { label, hint, error, onChange, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <select {...control} {...rest} onChange={(event) => onChange(event.target.value as Value)} />}
    </Field>
  );
};
