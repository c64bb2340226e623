import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  /** Accessible name, also shown as a tooltip. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly size?: number;
}

/** A button that shows only an icon, for rows where the same text would repeat. */
export const IconButton = ({ label, icon: Icon, size = 17, className, ...rest }: IconButtonProps) => (
  <button type="button" aria-label={label} title={label} {...rest} className={classNames('icon-button', className)}>
    <Icon size={size} aria-hidden="true" />
  </button>
);
