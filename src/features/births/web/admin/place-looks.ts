import {
  Baby,
  CalendarCheck,
  CircleSlash,
  Hourglass,
  ListOrdered,
  MailQuestionMark,
  TriangleAlert,
} from 'lucide-react';
import type { BadgeLook } from '#shared/web/admin/badge.tsx';
import type { PlaceState } from '../../domain/place-state.ts';

/** How the states of a place look. */
export const placeLooks: Readonly<Record<PlaceState, BadgeLook>> = {
  waiting_list: { icon: ListOrdered, badge: 'bg-sunken text-ink' },
  reserved: { icon: Hourglass, badge: 'bg-warning-soft text-warning' },
  born: { icon: Baby, badge: 'bg-accent-soft text-accent-text' },
  booked: { icon: CalendarCheck, badge: 'bg-success-soft text-success' },
  ended: { icon: CircleSlash, badge: 'bg-sunken text-ink' },
};

export const abovePlanLook: BadgeLook = { icon: TriangleAlert, badge: 'bg-danger-soft text-danger' };

export const unconfirmedLook: BadgeLook = { icon: MailQuestionMark, badge: 'bg-sunken text-ink' };
