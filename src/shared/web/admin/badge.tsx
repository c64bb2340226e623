import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** The look of a state: an icon and a colour, shown next to its label. */
export interface BadgeLook {
  readonly icon: LucideIcon;
  readonly badge: string;
}

interface BadgeProps {
  readonly look: BadgeLook;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Shows a state, never by colour alone. */
export const Badge = ({ look: { icon: Icon, badge }, className, children }: BadgeProps) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap',
      badge,
      className,
    )}
  >
    <Icon size={14} aria-hidden="true" />
    {children}
  </span>
);
