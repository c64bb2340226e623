import type { InputHTMLAttributes } from 'react';
import { Field } from '#shared/web/field.tsx';
import { useBuyTexts } from '../use-buy-texts.ts';
import type { OrderField, OrderProblem, OrderValues, ShopToday } from './order-values.ts';

/** What every group of fields gets. */
export interface OrderFieldsProps {
  readonly values: OrderValues;
  readonly problems: ReadonlyMap<OrderField, OrderProblem>;
  readonly change: (changes: Partial<OrderValues>) => void;
}

export interface ShopFieldsProps extends OrderFieldsProps {
  readonly shop: ShopToday;
}

interface OrderInputProps extends OrderFieldsProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value'> {
  readonly name: OrderField;
  readonly hint?: string;
  readonly optional?: boolean;
}

/** One line of input, with what is wrong with it. */
export const OrderInput = ({ name, hint, optional = false, values, problems, change, ...rest }: OrderInputProps) => {
  const page = useBuyTexts();
  const problem = problems.get(name);
  return (
    <Field label={page[name]} hint={hint} optional={optional} error={problem && page.wrong[problem]}>
      {(control) => (
        <input
          {...rest}
          {...control}
          name={name}
          value={values[name]}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      )}
    </Field>
  );
};

interface ChoiceProps<Name extends string> {
  readonly legend: string;
  readonly name: string;
  readonly labels: Readonly<Record<Name, string>>;
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

/** A few choices, one of which is chosen. */
export const Choice = <Name extends string>({ legend, name, labels, chosen, onChoose }: ChoiceProps<Name>) => (
  <fieldset>
    <legend className="mb-1.5 font-medium">{legend}</legend>
    {(Object.entries(labels) as [Name, string][]).map(([value, label]) => (
      <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="radio"
          name={name}
          value={value}
          checked={chosen === value}
          onChange={() => onChoose(value)}
          className="size-5 shrink-0 cursor-pointer accent-accent"
        />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);
