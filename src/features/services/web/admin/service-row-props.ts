import type { AdminService } from '../../contract.ts';
import type { TouchDrag } from './use-touch-drag.ts';

/** The props of a service in the table or as a card. */
export interface ServiceRowProps {
  readonly service: AdminService;
  readonly index: number;
  readonly last: boolean;
  /** Moves the service at `from` to the position `to`. */
  readonly onMove: (from: number, to: number) => void;
  readonly touch: TouchDrag;
  /** The same by a button or key, which keeps the focus. */
  readonly onStep: (direction: 'up' | 'down') => void;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onSpecial: () => void;
}
