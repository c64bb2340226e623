import { Ban, CalendarCheck, CheckCheck, CreditCard, Hourglass } from 'lucide-react';
import { Badge, type BadgeLook } from '#shared/web/admin/badge.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { BookingStatus } from '../../../contract.ts';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';

/** The look of each status: an icon, a word and a colour, never the colour alone. */
export const statusLook: Record<BookingStatus, BadgeLook> = {
  PENDING: { icon: Hourglass, badge: 'bg-warning-soft text-warning' },
  PAYMENT_PENDING: { icon: CreditCard, badge: 'bg-info-soft text-info' },
  CONFIRMED: { icon: CalendarCheck, badge: 'bg-success-soft text-success' },
  COMPLETED: { icon: CheckCheck, badge: 'bg-accent-soft text-accent-text' },
  CANCELLED: { icon: Ban, badge: 'bg-danger-soft text-danger' },
};

export const StatusBadge = ({ status, className }: { readonly status: BookingStatus; readonly className?: string }) => {
  const t = useTexts(bookingAdminTexts);
  return (
    <Badge look={statusLook[status]} className={className}>
      {t(`status.${status}`)}
    </Badge>
  );
};
