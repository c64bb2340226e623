import type { InputHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** A checkbox with a label beside it, aligned with the first line of the label; the hint is below the label. */
export const Checkbox = ({ label, hint, ...rest }: CheckboxProps) => {
  const id = useId();
  return (
    <div>
      <label className="inline-flex cursor-pointer items-start gap-2.5 py-[calc((var(--control-height)-1.25rem)/2)] leading-5">
        <input
          {...rest}
          type="checkbox"
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="mt-px size-4.5 shrink-0 cursor-pointer accent-accent"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p
          id={`${id}-hint`}
          className="mt-[calc(0.125rem-(var(--control-height)-1.25rem)/2)] pb-1 pl-7 text-sm text-muted"
        >
          {hint}
        </p>
      )}
    </div>
  );
};
