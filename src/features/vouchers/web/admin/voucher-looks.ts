import { Ban, CircleCheck, Clock, Ticket, Undo2 } from 'lucide-react';
import type { BadgeLook } from '#shared/web/admin/badge.tsx';
import type { VoucherState } from '../../domain/validity.ts';

const quiet = 'bg-sunken text-muted';

/** How the states of vouchers look. */
export const voucherLooks: Readonly<Record<VoucherState, BadgeLook>> = {
  valid: { icon: Ticket, badge: 'bg-accent-soft text-accent-text' },
  used: { icon: CircleCheck, badge: quiet },
  blocked: { icon: Ban, badge: 'bg-warning-soft text-warning' },
  over: { icon: Clock, badge: quiet },
  undone: { icon: Undo2, badge: quiet },
};
