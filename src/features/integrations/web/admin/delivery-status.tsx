import { Badge } from '#shared/web/admin/badge.tsx';
import { deliveryLooks } from '#shared/web/admin/delivery-looks.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { DeliveryStatus as Status } from '../../contract.ts';
import { integrationsAdminTexts } from '../../texts/admin-handle.ts';

const looks = { ...deliveryLooks, delivered: deliveryLooks.sent };

/** The status of a delivery: an icon, a word and a colour. */
export const DeliveryStatus = ({ status }: { readonly status: Status }) => {
  const t = useTexts(integrationsAdminTexts);
  return <Badge look={looks[status]}>{t(`delivery.${status}`)}</Badge>;
};
