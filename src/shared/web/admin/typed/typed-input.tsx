import type { ComponentProps } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../class-names.ts';
import type { Typed } from './use-typed.ts';

interface TypedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  readonly typed: Typed<never>;
}

/**
 * The text of a typed value. No native number, date or time field: those follow the language of the browser, and read
 * '1.250' as 1.25 in an English one.
 */
export const TypedInput = ({ typed, className, ...rest }: TypedInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  // Whatever checks the form finds the objection where those of the browser are.
  useLayoutEffect(() => input.current?.setCustomValidity(typed.problem ?? ''), [typed.problem]);
  return (
    <input
      autoComplete="off"
      {...rest}
      ref={input}
      type="text"
      value={typed.text}
      onChange={(event) => typed.onType(event.target.value)}
      onFocus={typed.onFocus}
      onBlur={typed.onBlur}
      className={classNames('tabular', className)}
    />
  );
};
