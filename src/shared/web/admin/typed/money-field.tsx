import type { KeyboardEvent, ReactNode } from 'react';
import { type MoneyRefusal, moneyForInput, readMoney } from '#shared/kernel/money/typed-money.ts';
import { accepted } from '#shared/kernel/result.ts';
import { Field } from '../../field.tsx';
import { useTexts } from '../../texts.tsx';
import type { FieldState } from '../form/use-form.ts';
import { formTexts } from '../form-texts/handle.ts';
import { TypedInput } from './typed-input.tsx';
import { type TypedKind, useTyped } from './use-typed.ts';

interface MoneyFieldProps extends Omit<FieldState<number | undefined>, 'error'> {
  readonly label: string;
  /** EUR; undefined if the field is empty or does not contain an amount. */
  readonly value: number | undefined;
  /** EUR. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly required?: boolean;
  readonly hint?: ReactNode;
  /** Replaces the field's own message for an amount below the minimum. */
  readonly tooLow?: string;
  readonly tooHigh?: string;
  readonly error?: string | undefined;
  /** The EUR that an empty field or a text without digits means. */
  readonly otherwise?: number;
  /** Called on Enter, instead of submitting the form. */
  readonly onEnter?: () => void;
  /** Content next to the field. */
  readonly children?: ReactNode;
}

/** An input for an amount of money in German notation. */
export const MoneyField = (props: MoneyFieldProps) => {
  const { label, name, value: euro, onChange, min = 0, max = 1_000_000, step = 0.01, required = true } = props;
  const { hint, error, otherwise, onEnter, children } = props;
  const t = useTexts(formTexts);
  const typed = useTyped<number | undefined, Exclude<MoneyRefusal, 'empty'>>({
    kind: otherwise === undefined ? kind : kindWith(otherwise),
    value: euro === undefined ? undefined : Math.round(euro * 100),
    eager: true,
    onChange: (cents) => onChange(cents === undefined ? undefined : cents / 100),
    wordsOf: (refusal) => t(wordsKeys[refusal]),
    objection: (value = 0) => {
      if (value < min * 100) return props.tooLow ?? t('form.min', moneyForInput(min * 100));
      if (value > max * 100) return props.tooHigh ?? t('form.max', moneyForInput(max * 100));
      return undefined;
    },
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Field label={label} hint={hint} error={typed.shownProblem ?? error}>
      {(control) => {
        const input = (
          <TypedInput
            {...control}
            typed={typed}
            name={name}
            inputMode="decimal"
            required={required}
            // The browser does not enforce these on a text field; they inform programs about the limits.
            min={min}
            max={max}
            step={step}
            onKeyDown={onKeyDown}
          />
        );
        return children === undefined ? (
          input
        ) : (
          <span className="flex flex-wrap gap-2 *:first:min-w-0 *:first:flex-1 *:first:basis-32">
            {input}
            {children}
          </span>
        );
      }}
    </Field>
  );
};

const kind: TypedKind<number | undefined, Exclude<MoneyRefusal, 'empty'>> = {
  read: readMoney,
  show: (cents = 0) => moneyForInput(cents),
  empty: undefined,
};

const kindWith = (otherwise: number): typeof kind => ({
  ...kind,
  read: (text) => (/\d/.test(text) ? readMoney(text) : accepted(Math.round(otherwise * 100))),
});

const wordsKeys = {
  ambiguous: 'form.moneyAmbiguous',
  decimals: 'form.decimals',
  unreadable: 'form.money',
} as const;
