import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface SwitchProps {
  readonly on: boolean;
  readonly onToggle: () => void;
  /** Accessible name. */
  readonly label: string;
  /** The state as text, next to it. */
  readonly children?: ReactNode;
}

/** A switch with its state as text; takes effect at once. */
export const Switch = ({ on, onToggle, label, children }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    aria-label={label}
    onClick={onToggle}
    className="inline-flex min-h-control cursor-pointer items-center gap-2 rounded-button text-left"
  >
    <span
      aria-hidden="true"
      className={classNames(
        'relative h-5 w-9 shrink-0 rounded-full border transition duration-150',
        on ? 'border-accent bg-accent' : 'border-control bg-sunken',
      )}
    >
      <span
        className={classNames(
          'absolute top-0.5 size-3.5 rounded-full transition-all duration-150',
          on ? 'left-[1.125rem] bg-accent-ink' : 'left-0.5 bg-control',
        )}
      />
    </span>
    {children && <span className={classNames('text-sm', on ? 'text-ink' : 'text-muted')}>{children}</span>}
  </button>
);
