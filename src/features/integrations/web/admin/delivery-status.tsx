import type { LucideIcon } from 'lucide-react';
import { Check, CircleAlert, CircleSlash, Hourglass } from 'lucide-react';
import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { DeliveryStatus as Status } from '../../contract.ts';
import { integrationsAdminTexts } from '../../texts/admin-handle.ts';

const looks: Record<Status, { readonly icon: LucideIcon; readonly badge: string }> = {
  waiting: { icon: Hourglass, badge: 'bg-warning-soft text-warning' },
  delivered: { icon: Check, badge: 'bg-success-soft text-success' },
  failed: { icon: CircleAlert, badge: 'bg-danger-soft text-danger' },
  skipped: { icon: CircleSlash, badge: 'bg-[color-mix(in_srgb,var(--ink)_8%,transparent)] text-muted' },
};

/** How a delivery stands: an icon, a word and a colour. */
export const DeliveryStatus = ({ status }: { readonly status: Status }) => {
  const t = useTexts(integrationsAdminTexts);
  const { icon: Icon, badge } = looks[status];
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap',
        badge,
      )}
    >
      <Icon size={14} aria-hidden="true" />
      {t(`delivery.${status}`)}
    </span>
  );
};
