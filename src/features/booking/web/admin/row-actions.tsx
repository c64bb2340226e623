import type { LucideIcon } from 'lucide-react';
import { Ban, Check, Eye } from 'lucide-react';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { Spinner } from '#shared/web/spinner.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminBooking } from '../../admin-contract.ts';
import { bookingAdminTexts } from '../../texts/admin/admin-handle.ts';

interface RowActionsProps {
  readonly booking: AdminBooking;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onOpen: () => void;
}

/** The actions of a booking in its row. */
export const RowActions = ({ booking, busy, onConfirm, onCancel, onOpen }: RowActionsProps) => {
  const t = useTexts(bookingAdminTexts);
  const mayWrite = useIsOneOf('owner', 'desk') && !busy;
  return (
    <span className="inline-flex items-center justify-end gap-1">
      {busy && <Spinner />}
      {mayWrite && booking.allowed_actions.includes('confirm') && (
        <Action
          icon={Check}
          label={t('action.confirm')}
          name={booking.customer_name}
          onClick={onConfirm}
          className="border border-line text-success! hover:border-success hover:bg-success-soft!"
        />
      )}
      {mayWrite && booking.allowed_actions.includes('cancel') && (
        <Action
          icon={Ban}
          label={t('action.cancel')}
          name={booking.customer_name}
          onClick={onCancel}
          className="hover:bg-danger-soft! hover:text-danger!"
        />
      )}
      <Action icon={Eye} label={t('action.details')} name={booking.customer_name} onClick={onOpen} />
    </span>
  );
};

interface ActionProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly name: string;
  readonly onClick: () => void;
  readonly className?: string;
}

const Action = ({ label, name, ...rest }: ActionProps) => (
  <IconButton label={`${label}: ${name}`} title={label} size={18} {...rest} />
);
