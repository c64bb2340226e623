import type { AdminService } from '../../contract.ts';
import type { TouchDrag } from './use-touch-drag.ts';

/** What a row is given, be it of the table or a card. */
export interface ServiceRowProps {
  readonly service: AdminService;
  readonly index: number;
  readonly last: boolean;
  /** Puts the one at `from` in the place of the one at `to`. */
  readonly onMove: (from: number, to: number) => void;
  readonly touch: TouchDrag;
  /** The same by a button or key, which keeps the focus. */
  readonly onStep: (direction: 'up' | 'down') => void;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onSpecial: () => void;
}
