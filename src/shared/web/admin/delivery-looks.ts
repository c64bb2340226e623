import { Check, CircleAlert, CircleSlash, Hourglass } from 'lucide-react';
import type { BadgeLook } from './badge.tsx';

/** The looks of the states of a message or delivery. */
export const deliveryLooks = {
  waiting: { icon: Hourglass, badge: 'bg-warning-soft text-warning' },
  sent: { icon: Check, badge: 'bg-success-soft text-success' },
  failed: { icon: CircleAlert, badge: 'bg-danger-soft text-danger' },
  skipped: { icon: CircleSlash, badge: 'bg-[color-mix(in_srgb,var(--ink)_8%,transparent)] text-muted' },
} satisfies Record<string, BadgeLook>;
