import type { ReactNode } from 'react';
import { useId } from 'react';

interface ErrorBoxProps {
  readonly title: string;
  readonly message?: string | undefined;
  /** The next actions: buttons or links. */
  readonly children?: ReactNode;
}

/** Shows what went wrong and what to do about it. */
export const ErrorBox = ({ title, message, children }: ErrorBoxProps) => {
  const id = useId();
  return (
    <div
      role="alert"
      aria-labelledby={id}
      className="animate-appear rounded-field border border-danger/30 bg-danger-soft p-4 text-ink"
    >
      <h2 id={id} className="font-semibold text-danger">
        {title}
      </h2>
      {message && <p className="mt-1 break-words">{message}</p>}
      {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
};
