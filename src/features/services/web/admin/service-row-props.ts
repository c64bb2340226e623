import type { RowDrag } from '#shared/web/admin/drag/use-row-drag.ts';
import type { AdminService } from '../../contract.ts';

/** The props of a service in the table or as a card. */
export interface ServiceRowProps extends RowDrag {
  readonly service: AdminService;
  readonly index: number;
  readonly last: boolean;
  /** Moves the service by a button or key, which keeps the focus. */
  readonly onStep: (direction: 'up' | 'down') => void;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onSpecial: () => void;
}
