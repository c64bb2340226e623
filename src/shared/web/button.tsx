import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/** `primary`: the main action of a page. `danger`: deletes or cancels something. `quiet`: looks like text. */
export type ButtonLook = 'primary' | 'secondary' | 'danger' | 'quiet';

const looks: Record<ButtonLook, string> = {
  primary: 'button-primary',
  secondary: 'border border-control bg-surface text-ink hover:bg-accent-soft',
  danger: 'bg-danger text-danger-ink hover:brightness-95',
  quiet: 'text-accent-text underline-offset-4 hover:underline',
};

const shape =
  'inline-flex min-h-control items-center justify-center gap-2 rounded-button px-button py-2 text-center font-semibold leading-tight transition duration-150 no-underline [&>svg]:shrink-0';

interface Common {
  readonly look?: ButtonLook;
}

interface ButtonProps extends Common, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows that the action is under way and ignores further clicks; stays focusable. */
  readonly busy?: boolean;
}

export const Button = ({ look = 'primary', busy = false, className, children, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-disabled={busy || undefined}
    onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    className={classNames(
      shape,
      looks[look],
      'cursor-pointer disabled:cursor-not-allowed disabled:opacity-50 disabled:shadow-none',
      className,
    )}
  >
    {busy && <Spinner />}
    {children}
  </button>
);

interface ButtonLinkProps extends Common, AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** A link that looks like a button. */
export const ButtonLink = ({ look = 'primary', className, children, ...rest }: ButtonLinkProps) => (
  <a {...rest} className={classNames(shape, looks[look], className)}>
    {children}
  </a>
);
