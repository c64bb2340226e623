import type { ReactNode } from 'react';
import { Field } from '../../field.tsx';
import { useTypedWhen, WhenInput, type WhenValue } from './when-input.tsx';

interface WhenFieldProps extends Omit<WhenValue, 'kind'> {
  readonly label: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
}

const WhenField = ({ label, hint, error, optional = false, ...value }: WhenFieldProps & Pick<WhenValue, 'kind'>) => {
  const typed = useTypedWhen(value);
  const { onChange: _, ...shown } = value;
  return (
    <Field label={label} hint={hint} error={typed.shownProblem ?? error} optional={optional}>
      {(control) => <WhenInput {...control} {...shown} typed={typed} />}
    </Field>
  );
};

/** A date input: 'yyyy-MM-dd' as value and in the form, dd.mm.yyyy on screen. */
export const DateField = (props: WhenFieldProps) => <WhenField {...props} kind="date" />;

/** A time input: 'HH:mm' on a 24-hour clock. */
export const TimeField = (props: WhenFieldProps) => <WhenField {...props} kind="time" />;

/** A date and time input: Berlin wall time, 'yyyy-MM-ddTHH:mm' as value and in the form. */
export const DateTimeField = (props: WhenFieldProps) => <WhenField {...props} kind="dateTime" />;
