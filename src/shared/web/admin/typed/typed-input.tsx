import type { ComponentProps } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../class-names.ts';
import type { Typed } from './use-typed.ts';

interface TypedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  readonly typed: Typed<never>;
}

/**
 * The text input of a typed value. Native number, date and time fields follow the language of the browser: an English
 * one reads '1.250' as 1.25.
 */
export const TypedInput = ({ typed, className, ...rest }: TypedInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  // Form validation finds this error like the browser's own.
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
