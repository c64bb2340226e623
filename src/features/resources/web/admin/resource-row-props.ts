import type { RowDrag } from '#shared/web/admin/drag/use-row-drag.ts';
import type { AdminResource } from '../../contract.ts';

/** The props of a resource in the table or as a card. */
export interface ResourceRowProps extends RowDrag {
  readonly resource: AdminResource;
  readonly index: number;
  readonly last: boolean;
  /** Moves the resource by a button or key, which keeps the focus. */
  readonly onStep: (direction: 'up' | 'down') => void;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** After its picture may have changed. */
  readonly onPictures: () => void;
}
