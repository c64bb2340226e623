import type { ReactNode } from 'react';
import { useId } from 'react';

interface FieldGroupProps {
  /** The name of the value that the controls share. */
  readonly name: string;
  readonly legend: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Several controls for one value, with its error below them. */
export const FieldGroup = ({ name, legend, error, children }: FieldGroupProps) => {
  const id = useId();
  return (
    <fieldset name={name} aria-describedby={error ? id : undefined}>
      <legend className="mb-1 font-medium">{legend}</legend>
      {children}
      <div aria-live="polite">
        {error && (
          <p id={id} className="mt-1.5 text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
};
