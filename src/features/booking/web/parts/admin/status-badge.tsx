import type { LucideIcon } from 'lucide-react';
import { Ban, CalendarCheck, CheckCheck, CreditCard, Hourglass } from 'lucide-react';
import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { BookingStatus } from '../../../contract.ts';
import { bookingAdminTexts } from '../../../texts/admin-handle.ts';

/** How each status looks wherever it is shown: an icon, a word and a colour, never the colour alone. */
export const statusLook: Record<BookingStatus, { readonly icon: LucideIcon; readonly badge: string }> = {
  PENDING: { icon: Hourglass, badge: 'bg-warning-soft text-warning' },
  PAYMENT_PENDING: { icon: CreditCard, badge: 'bg-info-soft text-info' },
  CONFIRMED: { icon: CalendarCheck, badge: 'bg-success-soft text-success' },
  COMPLETED: { icon: CheckCheck, badge: 'bg-accent-soft text-accent-text' },
  CANCELLED: { icon: Ban, badge: 'bg-danger-soft text-danger' },
};

export const StatusBadge = ({ status, className }: { readonly status: BookingStatus; readonly className?: string }) => {
  const t = useTexts(bookingAdminTexts);
  const { icon: Icon, badge } = statusLook[status];
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap',
        badge,
        className,
      )}
    >
      <Icon size={14} aria-hidden="true" />
      {t(`status.${status}`)}
    </span>
  );
};
