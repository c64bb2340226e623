import type { ReactNode } from 'react';
import { useDeferredValue } from 'react';
import { classNames } from '#shared/web/class-names.ts';

interface BesidePanelProps {
  /** Whether the panel is open, which stands over the right side of the window. */
  readonly isOpen: boolean;
  /** How it looks, and how much room it leaves for the panel. */
  readonly look: string;
  readonly room: string;
  readonly children: ReactNode;
}

/**
 * What is beside the panel of a contact. It makes room for it one picture later: to lay out a whole board in other
 * widths takes its time, and nobody is to wait for that who has asked for a contact.
 */
export const BesidePanel = ({ isOpen, look, room, children }: BesidePanelProps) => {
  const makesRoom = useDeferredValue(isOpen);
  return <div className={classNames(look, makesRoom && room)}>{children}</div>;
};
