import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../field.tsx';
import type { FieldState } from './use-form.ts';

type Shared = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'disabled'
  | 'inputMode'
  | 'lang'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'placeholder'
  | 'required'
  | 'spellCheck'
  | 'step'
  | 'type'
>;

interface TextFieldProps extends FieldState<string>, Shared {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  /** More than one line of text. */
  readonly rows?: number;
  readonly className?: string;
  readonly onBlur?: () => void;
  /** `field`: focused when its dialog opens. */
  readonly 'data-first-focus'?: 'field';
}

/** A field for text: `<TextField {...form.field('name')} label={…} />`. Numbers are text until they are saved. */
export const TextField = ({
  label,
  hint,
  optional = false,
  error,
  rows,
  onChange,
  className,
  ...rest
}: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} optional={optional}>
    {({ className: look, ...control }) => {
      const own = {
        ...control,
        ...rest,
        className: className ? `${look} ${className}` : look,
        onChange: (event: { target: { value: string } }) => onChange(event.target.value),
      };
      return rows === undefined ? <input {...own} /> : <textarea {...own} rows={rows} />;
    }}
  </Field>
);
