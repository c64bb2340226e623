import type { InputHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** A box to tick, with its words beside it. */
export const Checkbox = ({ label, hint, ...rest }: CheckboxProps) => {
  const id = useId();
  return (
    <div>
      <label className="inline-flex min-h-control cursor-pointer items-center gap-2.5">
        <input
          {...rest}
          type="checkbox"
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="size-4.5 shrink-0 cursor-pointer accent-accent"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 pl-7 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
};
