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
      'inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium sm:whitespace-nowrap',
      badge,
      className,
    )}
  >
    <Icon size={14} aria-hidden="true" className="shrink-0" />
    {/* Breaks only where twice the usual size of text leaves no room for its longest word. */}
    <span className="min-w-0 break-words hyphens-auto">{children}</span>
  </span>
);
