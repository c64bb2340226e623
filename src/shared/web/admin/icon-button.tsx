import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  /** Read out, and shown to whoever points at it. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly size?: number;
}

/** A button that is only a drawing, as in rows where words would repeat themselves. */
export const IconButton = ({ label, icon: Icon, size = 17, className, ...rest }: IconButtonProps) => (
  <button type="button" aria-label={label} title={label} {...rest} className={classNames('icon-button', className)}>
    <Icon size={size} aria-hidden="true" />
  </button>
);
