import type { ReactNode } from 'react';
import { useId } from 'react';
import { sharedTexts } from './texts/handle.ts';
import { useTexts } from './texts.tsx';

/** The attributes that the control of a field must have. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly className: string;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly children: (control: FieldControl) => ReactNode;
}

const look =
  'block w-full min-h-control rounded-field border border-control bg-surface px-3 py-1.5 text-base text-ink placeholder:text-muted aria-invalid:border-danger aria-invalid:outline-danger';

/** A label, a control, a hint and an error, associated visually and for screen readers. */
export const Field = ({ label, hint, error, optional = false, children }: FieldProps) => {
  const t = useTexts(sharedTexts);
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 font-medium">
        {label}
        {optional && <span className="text-sm font-normal text-muted">{t('field.optional')}</span>}
      </label>
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        className: look,
      })}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="mt-1.5 text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </div>
    </div>
  );
};
