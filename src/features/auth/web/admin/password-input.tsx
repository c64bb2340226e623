import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Field } from '#shared/web/field.tsx';

interface PasswordInputProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  /** The names of the button. */
  readonly show: string;
  readonly hide: string;
}

/** A password, hidden until the button beside it is pressed. Its name in the form is `password`. */
export const PasswordInput = ({ label, hint, error, autoComplete, show, hide }: PasswordInputProps) => {
  const [isVisible, setVisible] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            name="password"
            type={isVisible ? 'text' : 'password'}
            autoComplete={autoComplete}
            required
            className={`${control.className} pr-12`}
          />
          <button
            type="button"
            aria-label={isVisible ? hide : show}
            aria-pressed={isVisible}
            onClick={() => setVisible(!isVisible)}
            className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-field text-muted hover:text-ink"
          >
            {isVisible ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
          </button>
        </span>
      )}
    </Field>
  );
};
